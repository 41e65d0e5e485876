import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ReactNode } from 'react'
import type { ScreenTab } from '#kit/features/screen-tabs.ts'
import { DoneRequests, NoAnswerRequests } from '#features/requests/parts/reported-requests.tsx'
import { WaitingRequests } from '#features/requests/parts/waiting-requests.tsx'
import { useWaitingRequests } from '#features/requests/requests.queries.ts'

/** The tabs of the screen of requests that are about requests themselves. (spec 1, §2.6) */
export const requestTabs: readonly ScreenTab[] = [
  {
    name: 'requests',
    titleKey: 'requests:tabs.requests',
    order: 10,
    permission: 'requests:read',
    Count: WaitingCount,
    Part: WaitingRequests,
  },
  {
    name: 'noAnswer',
    titleKey: 'requests:tabs.noAnswer',
    order: 20,
    permission: 'requests:read',
    Part: NoAnswerRequests,
  },
]

/** The tabs of completed requests. */
export const doneRequestTabs: readonly ScreenTab[] = [
  {
    name: 'requests',
    titleKey: 'requests:tabs.doneRequests',
    order: 10,
    permission: 'requests:read',
    Part: DoneRequests,
  },
]

function WaitingCount({ venue }: { venue: Venue }): ReactNode {
  const { data } = useWaitingRequests(venue.id)
  return data?.length || null
}
