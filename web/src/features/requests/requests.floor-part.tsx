import { useMemo } from 'react'
import type { FloorPart } from '#kit/floor-parts.ts'
import { useWords } from '#kit/i18n.ts'
import { bellIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useWaitingRequests } from '#features/requests/requests.queries.ts'

/** What each table is waiting for: nothing else is worse. (spec 1, §3) */
export const requestsFloorPart: FloorPart = {
  permission: 'requests:read',
  kinds: [{ name: 'requests', titleKey: 'requests:floor.kind', order: 40, rank: 10, Tag: RequestsTag }],
  useGoingOn({ id }) {
    const { data, error, refetch } = useWaitingRequests(id)
    const goingOn = useMemo(
      () => data?.map(({ tableId, createdAt }) => ({ tableId, kind: 'requests', since: createdAt })),
      [data],
    )
    return { data: goingOn, error, refetch }
  },
}

function RequestsTag({ count }: { count: number }) {
  const t = useWords('requests')
  return <StateTag tone="red" icon={bellIcon} label={t('floor.count', { count })} />
}
