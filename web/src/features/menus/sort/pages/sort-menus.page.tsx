import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { MenuBreadcrumbs } from '#features/menus/parts/menu-breadcrumbs.tsx'
import { useRecordId } from '#features/menus/use-record-id.ts'
import { menusOfVenue } from '#features/menus/menus.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'
import { SortPartsScreen } from '#features/menus/sort/sort-parts-screen.tsx'
import { sortableParts } from '#features/menus/sort/sortable-parts.ts'

/** Sorts a venue's menus. */
export function SortMenusPage() {
  const t = useTranslations('menuItems')
  const venueId = useRecordId('rid')
  const { data: venue } = useQuery(oneVenue(venueId))
  const { data, error, refetch } = useQuery(menusOfVenue(venueId))
  const records = useMemo(() => sortableParts(data), [data])
  return (
    <SortPartsScreen
      title={t('screens.sort.menus')}
      trail={<MenuBreadcrumbs venueId={venueId} here={t('screens.sort.menus')} />}
      of={venue?.name}
      target={{ kind: 'menus', parentId: venueId }}
      list={{ data: records, error, refetch }}
      backTo={`/menu?venue=${venueId}`}
    />
  )
}
