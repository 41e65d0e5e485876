import type { Payment } from '../src/orders/payments.schema.ts'
import type { PaymentEvent } from '../src/payments/payments.schema.ts'

/** What was told of a guest's payment in part, which stands on its order. */
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

/** What a guest paid online for a part of their order. */
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
