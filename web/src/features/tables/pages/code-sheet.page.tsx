import { scanToOrder } from '@brigade/domain/tables/tables.labels.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { printedLanguagesOf } from '@brigade/domain/venues/printed-languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressParams } from '#kit/address/use-address.ts'
import { type Label, LabelSheet } from '#ui/label-sheet.tsx'
import { foundTables, linkOfTable } from '#features/tables/codes/found-codes.ts'
import { matchingTables } from '#features/tables/set-up/matching-tables.ts'
import { codesAddress, setUpAddress } from '#features/tables/tables-address.ts'
import { freshTablesOfVenue } from '#features/tables/tables.queries.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'

/**
 * Shows the codes of a venue's tables or rooms as a printer prints them, with instructions for guests in its languages.
 * (screens, /qrslist)
 */
export function CodeSheetPage() {
  const t = useTranslations('tables')
  const { venue, venues, error, retry } = useChosenVenue()
  const { number } = useFormats()
  const [params] = useAddressParams()
  const tables = useQuery(freshTablesOfVenue(venue?.id ?? null))
  const labels = venue && tables.data && wantedTables(tables.data, params).flatMap((table) => labelOf(table, venue))
  const back = new URLSearchParams([...params].filter(([, value]) => value !== ''))
  return (
    <LabelSheet
      title={t('screens.codeSheet')}
      back={
        params.has('area')
          ? { to: `${setUpAddress}?${back.toString()}`, text: t('screens.setUp') }
          : { to: `${codesAddress}${venues && venue ? `&venue=${venue.id}` : ''}`, text: t('codes.back') }
      }
      printText={t('codes.printSheet')}
      totalText={(count) => t('total', { count, shown: number(count) })}
      size="seen"
      empty={{ title: t('codes.noneToPrint'), text: t('codes.noneToPrintText') }}
      // A code that was renewed in between is not printed.
      isBusy={tables.isFetching || tables.isError}
      list={
        venue
          ? { data: labels ?? undefined, error: tables.error, refetch: tables.refetch }
          : { data: undefined, error, refetch: retry }
      }
    />
  )
}

/** Returns the tables that the address names, or all that match its filters: those of the codes, or of the set-up. */
function wantedTables(tables: readonly Table[], params: URLSearchParams): Table[] {
  const named = params.get('tables')
  const area = params.get('area')
  if (area !== null) return matchingTables(tables, { area, search: params.get('search') ?? '' })
  if (named === null) {
    return foundTables(tables, { floor: params.get('floor') ?? '', search: params.get('search') ?? '' })
  }
  const ids = new Set(named.split(',').map(Number))
  return foundTables(tables, { floor: '', search: '' }).filter(({ id }) => ids.has(id))
}

function labelOf(table: Table, venue: Venue): Label[] {
  const code = linkOfTable(table)
  if (code === undefined) return []
  const told = printedLanguagesOf(venue).map((language) => ({ text: scanToOrder[language], language }))
  return [{ id: table.id, code, name: table.name, lines: [...told, { text: venue.name }] }]
}
