import type { Payment } from '../src/orders/payments.schema.ts'
import type { PaymentEvent } from '../src/payments/payments.schema.ts'

/** Returns a provider's message about a guest's partial payment, booked on its order. */
export function aPaymentEvent(differences: Partial<PaymentEvent> = {}): PaymentEvent {
  return {
    id: 1,
    restaurantId: 1,
    orderId: 7,
    table: 'Room 204',
    provider: 'stripe',
    kind: 'paid',
    state: 'taken',
    reason: null,
    amount: 20,
    currency: 'AED',
    remaining: 59.2,
    reference: 'pi_1',
    version: 1,
    createdAt: '2026-03-04T08:00:00.000Z',
    updatedAt: '2026-03-04T08:00:00.000Z',
    updatedBy: null,
    settledReason: null,
    ...differences,
  }
}

/** Returns a guest's online payment of a part of their order. */
export function aPayment(differences: Partial<Payment> = {}): Payment {
  return {
    id: 1,
    orderId: 7,
    restaurantId: 1,
    kind: 'online',
    currency: 'AED',
    amount: 20,
    provider: 'stripe',
    reference: 'pi_1',
    by: 'stripe',
    byKind: 'machine',
    byId: null,
    at: '2026-03-04T08:00:00.000Z',
    ...differences,
  }
}
