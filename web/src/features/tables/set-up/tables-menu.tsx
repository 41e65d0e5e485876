import { useCan } from '#kit/calls/use-can.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { codeIcon, printerIcon, sortIcon } from '#ui/icon-paths.ts'
import { type MenuAct, MenuButton } from '#ui/menu-button.tsx'
import { codesAddress, sheetOfFound, sortTablesAddress } from '#features/tables/tables-address.ts'

type TablesMenuProps = {
  /** For people who see several venues. */
  venueId: number | null
  /** The number of tables that are found. */
  found: number
  canSort: boolean
  search: string
  area: string | undefined
}

/** Leads to the codes of a venue's tables, to their order, and to the sheet with the codes of those that are found. */
export function TablesMenu({ venueId, found, canSort, search, area }: TablesMenuProps) {
  const t = useTranslations('tables')
  const { number } = useFormats()
  const seesCodes = useCan('tables:readToken')
  const codes: MenuAct = {
    key: 'codes',
    label: t('setUp.toCodes'),
    icon: codeIcon,
    onChoose: venueId === null ? codesAddress : `${codesAddress}&venue=${venueId}`,
  }
  const sort: MenuAct = {
    key: 'sort',
    label: t('setUp.toSort'),
    icon: sortIcon,
    onChoose: venueId === null ? sortTablesAddress : `${sortTablesAddress}?venue=${venueId}`,
  }
  const print: MenuAct = {
    key: 'print',
    label: t('codes.print', { count: found, shown: number(found) }),
    icon: printerIcon,
    onChoose: sheetOfFound({ venueId, search, area }),
  }
  return (
    <MenuButton
      acts={[...(seesCodes ? [codes] : []), ...(canSort ? [sort] : []), ...(seesCodes && found > 0 ? [print] : [])]}
    />
  )
}
