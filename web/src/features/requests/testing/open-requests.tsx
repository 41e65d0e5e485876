import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { RequestsPage } from '#features/requests/pages/requests.page.tsx'
import { requestsFeature } from '#features/requests/requests.feature.tsx'
import { startRequestsLive } from '#features/requests/requests.live.ts'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/requests/requests.tabs.ts'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

export const towel = aRequest({ id: 1, requestType: 'towel', orderId: null, table: 'Room 101', dueAt: at(20) })
export const talk = aRequest({ id: 2, requestType: 'talk', orderId: null, table: 'Room 102', dueAt: at(5) })
export const wish = aRequest({ id: 3, requestType: 'orderCancellation', orderId: 7, table: 'Room 103', dueAt: at(30) })

/** Returns the instant this many minutes into the service. */
export function at(minutes: number): string {
  return new Date(Date.parse('2026-03-04T08:00:00.000Z') + minutes * 60_000).toISOString()
}

type Opening = {
  path?: string
  role?: StaffRole
  venue?: Partial<Venue>
  answer?: (call: PageCall) => unknown
}

/** Opens the screen of requests with these open ones; resolving, taking and undoing is answered as the server does. */
export async function openRequests(active: readonly GuestRequest[], opening: Opening = {}) {
  const { path = '/tables/request', role = 'manager', venue = {}, answer } = opening
  const calls: PageCall[] = []
  const user = aUser({ role })
  const opened = await openPage({
    features: [requestsFeature, venuesFeature, ordersFeature, authFeature],
    path,
    routes: [
      {
        path: '/tables/request',
        element: (
          <>
            <RequestsPage />
            <ToastHost />
          </>
        ),
      },
      { path: '/orders/:id', element: null },
      ...requestsFeature.routes,
    ],
    user,
    start: startRequestsLive,
    answer: (call) => {
      calls.push(call)
      return answer?.(call) ?? answerOf(call)
    },
  })
  return { calls, router: opened.router, close: opened.close }

  function answerOf({ method, path, service, id, query }: PageCall): unknown {
    if (path === '/v1/restaurant') return [aVenue(venue)]
    if (service === 'restaurant') return aVenue(venue)
    if (path === '/v1/take/request') return { ...active[0], version: 2, takenBy: 'Layla Haddad', takenById: user.id }
    if (path === '/v1/undo/request') return { ...active[0], version: 3 }
    if (method === 'PATCH') {
      const endedAt = new Date().toISOString()
      return { ...active.find((each) => String(each.id) === id), version: 2, status: 'completed', endedAt }
    }
    if (query.get('status') === 'active') return active
    return { total: 0, limit: 10, skip: 0, data: [] }
  }
}

/** Returns the calls of one method, in order. */
export function sent(calls: readonly PageCall[], wanted: string): [path: string, body: unknown][] {
  return calls.flatMap(({ method, path, body }) => (method === wanted ? [[path, body]] : []))
}

export function row(table: string): HTMLElement {
  return screen.getByRole('rowheader', { name: new RegExp(`^${table}`) }).closest<HTMLElement>('[role=row]')!
}

/** Returns the names of the buttons beside a table’s request; the others are unfolded first. */
export function names(table: string): string[] {
  unfold(table)
  return within(row(table))
    .queryAllByRole('button')
    .flatMap(({ textContent }) => textContent || [])
}

/** Unfolds all that can be done about a table’s request. */
export function unfold(table: string): void {
  const more = within(row(table)).queryByRole('button', { name: /^More actions/, expanded: false })
  if (more) fireEvent.click(more)
}
