import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { serverNow } from '#kit/device/clock.ts'
import { liveList } from '#kit/live/live-list.ts'
import { inScope, isInScope, scopeFilterOf, type VenueScope } from '#features/venues/venues.queries.ts'

/** Minutes for which a payment is shown; later it is on its order only. */
const shownMinutes = 30

/** The recent payments at a venue, oldest first. */
export const paidLists = liveList<typeof paymentEventsPath, VenueScope>({
  path: paymentEventsPath,
  key: ['payments', 'paid'],
  query: (scope) => ({ ...inScope(scope), state: 'taken', createdAt: { $gt: shownSince() } }),
  belongs: (event, scope) =>
    isOfScope(event, scope) && event.state === 'taken' && event.kind === 'paid' && event.createdAt > shownSince(),
  order: byId,
  listening: { permission: 'popups:payments', within: scopeFilterOf },
})

/** The payment events of a venue that need an action, oldest first. */
export const paymentAlertLists = liveList<typeof paymentEventsPath, VenueScope>({
  path: paymentEventsPath,
  key: ['payments', 'alerts'],
  query: (scope) => ({ ...inScope(scope), state: 'needsPerson' }),
  belongs: (event, scope) => isOfScope(event, scope) && event.state === 'needsPerson',
  order: byId,
  listening: { permission: 'popups:paymentAlerts', within: scopeFilterOf },
})

function shownSince(): string {
  return new Date(serverNow() - shownMinutes * 60_000).toISOString()
}

function isOfScope({ restaurantId }: PaymentEvent, scope: VenueScope): boolean {
  return restaurantId !== null && isInScope({ restaurantId }, scope)
}

function byId(one: PaymentEvent, other: PaymentEvent): number {
  return one.id - other.id
}
