import { useCan } from '#kit/calls/use-can.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { codeIcon, printerIcon, sortIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { codesAddress, sheetOfFound, sortTablesAddress } from '#features/tables/tables-address.ts'
import short from '#ui/short-on-phones.module.css'

type TablesLinksProps = {
  /** For people who see several venues. */
  venueId: number | null
  /** The number of tables that are found. */
  found: number
  canSort: boolean
  search: string
  area: string | undefined
}

/** Links to the codes of a venue's tables, to their order, and to the sheet with the codes of those that are found. */
export function TablesLinks({ venueId, found, canSort, search, area }: TablesLinksProps) {
  const t = useTranslations('tables')
  const { number } = useFormats()
  const seesCodes = useCan('tables:readToken')
  return (
    <>
      {seesCodes ? (
        <LinkButton
          icon={codeIcon}
          className={short.button}
          to={venueId === null ? codesAddress : `${codesAddress}&venue=${venueId}`}
        >
          <span className={short.word}>{t('setUp.toCodes')}</span>
        </LinkButton>
      ) : null}
      {canSort ? (
        <LinkButton
          icon={sortIcon}
          className={short.button}
          to={venueId === null ? sortTablesAddress : `${sortTablesAddress}?venue=${venueId}`}
        >
          <span className={short.word}>{t('setUp.toSort')}</span>
        </LinkButton>
      ) : null}
      {seesCodes && found > 0 ? (
        <LinkButton icon={printerIcon} className={short.button} to={sheetOfFound({ venueId, search, area })}>
          <span className={short.word}>{t('codes.print', { count: found, shown: number(found) })}</span>
        </LinkButton>
      ) : null}
    </>
  )
}
