import { isOverdue } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { TableCount } from '@brigade/domain/tables/tables.floor.ts'
import { useMemo } from 'react'
import { useTimed } from '#kit/clock.ts'
import type { FloorPart, GoingOn } from '#kit/floor-parts.ts'
import { useWords } from '#kit/i18n.ts'
import { bellIcon, warningIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useWaitingRequests } from '#features/requests/requests.queries.ts'

/** What each table is waiting for: nothing else is worse, and worst of all is what has waited longer than it should. (spec 1, §3) */
export const requestsFloorPart: FloorPart = {
  permission: 'requests:read',
  kinds: [
    {
      name: 'requests',
      countedAs: 'waiterRequestCount' satisfies TableCount,
      titleKey: 'requests:floor.kind',
      order: 40,
      rank: 10,
      Tag: RequestsTag,
    },
    { name: 'overdue', titleKey: 'requests:floor.overdueKind', order: 41, rank: 5, Tag: OverdueTag },
  ],
  List({ venue, children }) {
    const { data, error, refetch } = useWaitingRequests(venue.id)
    // What is due first stands first, so the last one that is overdue tells which all are.
    const lastOverdue = useTimed((now) => data?.findLast((request) => isOverdue(request, now))?.dueAt ?? null)
    const goingOn = useMemo(() => data?.flatMap((request) => goesOn(request, lastOverdue)), [data, lastOverdue])
    return children({ data: goingOn, error, refetch })
  },
}

/** An overdue one is of both kinds: so the filter of requests has them all. */
function goesOn({ tableId, createdAt, dueAt }: GuestRequest, lastOverdue: string | null): GoingOn[] {
  const waiting = { tableId, kind: 'requests', since: createdAt }
  if (dueAt === null || lastOverdue === null || dueAt > lastOverdue) return [waiting]
  return [waiting, { tableId, kind: 'overdue', since: dueAt }]
}

function RequestsTag({ count }: { count: number }) {
  const t = useWords('requests')
  return <StateTag tone="amber" icon={bellIcon} label={t('floor.count', { count })} />
}

/** Red is for what is late alone, and filled it is seen from across the room. */
function OverdueTag({ count }: { count: number }) {
  const t = useWords('requests')
  return <StateTag tone="red" icon={warningIcon} label={t('floor.overdueCount', { count })} isStrong />
}
