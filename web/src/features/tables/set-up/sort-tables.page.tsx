import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { saveOrderOfTables } from '#features/tables/set-up/write-tables.ts'
import { setUpAddress } from '#features/tables/tables-address.ts'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'
import type { SortableRecord } from '#features/sorting/public/sortable-record.ts'
import { SortScreen } from '#features/sorting/public/sort-screen.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { BackLink } from '#ui/back-link.tsx'

/** Puts the tables and rooms of a venue into order by hand. (screens, /tables) */
export function SortTablesPage() {
  const t = useTranslations('tables')
  const { venue, venues, error, retry } = useChosenVenue()
  const tables = useQuery({ ...tablesOfVenue(venue?.id ?? 0), enabled: venue !== null })
  const records = useMemo(() => tables.data?.map(sortable), [tables.data])
  const backTo = venues && venue ? `${setUpAddress}?venue=${venue.id}` : setUpAddress
  return (
    <SortScreen
      title={t('screens.sort')}
      trail={<BackLink to={backTo}>{t('screens.setUp')}</BackLink>}
      of={venues ? venue?.name : undefined}
      list={
        venue
          ? { data: records, error: tables.error, refetch: tables.refetch }
          : { data: undefined, error, refetch: retry }
      }
      save={(ids) => saveOrderOfTables({ restaurantId: venue?.id ?? 0, ids })}
      backTo={backTo}
    />
  )
}

function sortable({ id, name, area, isActive }: Table): SortableRecord {
  return { id, name, note: area ?? undefined, isOff: !isActive }
}
