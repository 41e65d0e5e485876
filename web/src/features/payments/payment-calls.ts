import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import type { StaffCall } from '#kit/sounds/use-calls.ts'

export type PaymentCall = StaffCall & { event: PaymentEvent }

/** Returns the calls of payment events, without the dismissed ones: an event whose amount changes calls again. */
export function paymentCallsOf(events: readonly PaymentEvent[], closed: ReadonlySet<string>): PaymentCall[] {
  return events
    .map((event) => ({
      key: `${event.id}.${event.version}`,
      subject: String(event.id),
      sound: isAlert(event) ? ('paymentAlert' as const) : ('payment' as const),
      at: event.updatedAt,
      // A changed amount keeps its place.
      dueAt: event.createdAt,
      isOffBoard: true,
      isToldOnce: true,
      event,
    }))
    .filter(({ key }) => !closed.has(key))
}

export function isAlert({ state }: PaymentEvent): boolean {
  return state === 'needsPerson'
}
