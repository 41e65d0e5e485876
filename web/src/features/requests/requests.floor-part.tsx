import { useMemo } from 'react'
import type { FloorPart } from '#kit/floor-parts.ts'
import { useWords } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { bellIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useWaitingRequests, waitingRequests } from '#features/requests/requests.queries.ts'

/** What each table is waiting for: nothing else is worse. (spec 1, §3) */
export const requestsFloorPart: FloorPart = {
  permission: 'requests:read',
  kinds: [{ name: 'requests', titleKey: 'requests:floor.kind', order: 40, rank: 10, Tag: RequestsTag }],
  prefetch: (venueId) => void queryClient.prefetchQuery(waitingRequests(venueId)),
  List({ venue, children }) {
    const { data, error, refetch } = useWaitingRequests(venue.id)
    const goingOn = useMemo(
      () => data?.map(({ tableId, createdAt }) => ({ tableId, kind: 'requests', since: createdAt })),
      [data],
    )
    return children({ data: goingOn, error, refetch })
  },
}

function RequestsTag({ count }: { count: number }) {
  const t = useWords('requests')
  return <StateTag tone="red" icon={bellIcon} label={t('floor.count', { count })} />
}
