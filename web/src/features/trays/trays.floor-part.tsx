import type { TableCount } from '@brigade/domain/tables/tables.floor.ts'
import { useMemo } from 'react'
import type { FloorPart } from '#kit/floor-parts.ts'
import { useWords } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { trayIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { activeTrays, useActiveTrays } from '#features/trays/trays.queries.ts'

/** The trays in each room. (spec 1, §3) */
export const traysFloorPart: FloorPart = {
  permission: 'trays:read',
  isShown: ({ isRestaurant, trayOutSettings }) => !isRestaurant && trayOutSettings.enabled,
  kinds: [
    {
      name: 'trays',
      countedAs: 'trayList' satisfies TableCount,
      titleKey: 'trays:room.title',
      order: 50,
      rank: 40,
      Tag: TraysTag,
    },
  ],
  prefetch: (venueId) => void queryClient.prefetchQuery(activeTrays(venueId)),
  List({ venue, children }) {
    const { data, error, refetch } = useActiveTrays(venue.id)
    const goingOn = useMemo(
      () => data?.records.map(({ tableId, createdAt }) => ({ tableId, kind: 'trays', since: createdAt })),
      [data?.records],
    )
    return children({ data: goingOn, error, refetch })
  },
}

function TraysTag({ count }: { count: number }) {
  const t = useWords('trays')
  return <StateTag tone="grey" icon={trayIcon} label={t('count', { count })} />
}
