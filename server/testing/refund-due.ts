import type { addPaymentEvent } from '#features/payments/payment-event-columns.ts'

/** Returns a payment alert of the demo's hotel: a refund of AED 1 is due. */
export function refundDue(at: string): Parameters<typeof addPaymentEvent>[0] {
  return {
    restaurantId: 1,
    orderId: 1,
    table: 'Room 204',
    provider: 'test',
    eventId: 'event-1',
    kind: 'refundDue',
    state: 'needsPerson',
    reason: 'refundDue',
    amount: 1,
    currency: 'AED',
    remaining: 0,
    reference: null,
    createdAt: at,
    updatedAt: at,
  }
}
