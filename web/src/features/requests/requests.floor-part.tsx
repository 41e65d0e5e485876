import { isOverdue } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { TableCount } from '@brigade/domain/tables/tables.floor.ts'
import { FloorNote } from '#features/tables/public/floor-note.tsx'
import { type FloorPart, lateAppearance } from '#features/tables/public/floor-slot.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useOverdueActivity } from '#features/tables/public/use-overdue-activity.ts'
import { requestIcon } from '#ui/icon-paths.ts'
import { useWaitingRequests } from '#features/requests/requests.queries.ts'

/** The open requests of each table: no other kind in time is more urgent, and the most urgent one is overdue. (spec 1, §3) */
export const requestsFloorPart: FloorPart = {
  permission: 'requests:read',
  name: 'requests',
  titleKey: 'requests:floor.kind',
  kinds: [
    {
      name: 'requests',
      countedAs: 'waiterRequestCount' satisfies TableCount,
      rank: 10,
      tone: 'amber',
      stateKey: 'requests:floor.state',
    },
    { name: 'overdue', rank: 5, ...lateAppearance },
  ],
  Note: RequestsNote,
  List({ venue, children }) {
    const { data, error, refetch } = useWaitingRequests(venue.id)
    const goingOn = useOverdueActivity(data, {
      kind: 'requests',
      lateKind: 'overdue',
      lateSince: dueAtOf,
      isLate: isOverdue,
      rankOf,
    })
    return children({ data: goingOn, error, refetch })
  },
}

function dueAtOf({ dueAt }: GuestRequest): string | null {
  return dueAt
}

/** The kitchen's request repeats that an order is ready: the colour and the words of the tile are the order's. */
function rankOf({ requestType }: GuestRequest): number | undefined {
  return requestType === 'kitchen' ? pickUpRank : undefined
}

/** Just after a ready order. */
const pickUpRank = 16

function RequestsNote({ count }: { count: number }) {
  const t = useTranslations('requests')
  return <FloorNote icon={requestIcon} count={count} label={t('floor.count', { count })} />
}
