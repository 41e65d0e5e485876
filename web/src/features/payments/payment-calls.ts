import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import type { Call } from '#kit/use-calls.ts'

export type PaymentCall = Call & { event: PaymentEvent }

/** What was told of payments as what calls people, without what was put aside: what becomes another amount calls again. */
export function paymentCallsOf(events: readonly PaymentEvent[], closed: ReadonlySet<string>): PaymentCall[] {
  return events
    .map((event) => ({
      key: `${event.id}.${event.version}`,
      subject: String(event.id),
      sound: isAlert(event) ? ('paymentAlert' as const) : ('payment' as const),
      at: event.updatedAt,
      // What becomes another amount keeps its place.
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
