import { isOverdue } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { TableCount } from '@brigade/domain/tables/tables.floor.ts'
import type { FloorPart } from '#kit/floor-parts.ts'
import { useWords } from '#kit/i18n.ts'
import { useLateGoingOn } from '#kit/use-late-going-on.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { bellIcon } from '#ui/icon-paths.ts'
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
    const goingOn = useLateGoingOn(data, {
      kind: 'requests',
      lateKind: 'overdue',
      lateSince: dueAtOf,
      isLate: isOverdue,
    })
    return children({ data: goingOn, error, refetch })
  },
}

function dueAtOf({ dueAt }: GuestRequest): string | null {
  return dueAt
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
