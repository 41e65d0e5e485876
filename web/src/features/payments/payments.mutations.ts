import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { checkoutsPath, paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent, SettlePaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch } from '#kit/calls/api-client.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import type { ShownShare } from '#features/orders/public/bill-slots.ts'
import { staleSaveOf } from '#kit/forms/save-refusal.ts'
import { settleByWord, showSettled } from '#features/payments/being-settled.ts'

/** The version that the statement is about, and the resolution. */
type Settling = { id: number } & Required<Pick<SettlePaymentEvent, 'version' | 'settledReason'>>

/**
 * Resolves a payment event. If two people do so at once, it disappears for both; the second is informed who was first,
 * which is not an error. If its amount has changed, the new state is shown.
 */
export function useSettlePayment() {
  return useMutation({
    mutationFn: settlePayment,
    onSuccess: (event) => applyNow(paymentEventsPath, event),
    onError: (thrown) => {
      const stale = staleSaveOf<PaymentEvent>(thrown)
      if (stale) applyNow(paymentEventsPath, stale.current)
    },
  })
}

/** Begins the payment of one person's share of a bill, on a page of the payment provider. */
export function useBeginShare() {
  return useMutation({
    mutationFn: ({ id, person, amount }: ShownShare) =>
      apiCreate(checkoutsPath, { billId: id, amount, guestNumber: person + 1 }),
  })
}

async function settlePayment({ id, ...said }: Settling): Promise<PaymentEvent> {
  try {
    return await settleByWord(id, () => apiPatch(paymentEventsPath, id, { state: 'settled', ...said }))
  } catch (thrown) {
    const event = settledOf(thrown)
    if (!event) throw thrown
    showSettled(event)
    return event
  }
}

/** Returns the event that another person resolved first, from the refusal of the second. */
function settledOf(thrown: unknown): PaymentEvent | null {
  const { code, data } = toApiError(thrown)
  if (code !== 409 || data.reason !== 'statusMoved' || !hasFields(data.event)) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the wire's word: the contract of the path.
  return data.event as PaymentEvent
}
