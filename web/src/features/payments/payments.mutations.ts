import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { checkoutsPath, paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent, SettlePaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch } from '#kit/api-client.ts'
import { toApiError } from '#kit/api-error.ts'
import { applyNow } from '#kit/live-rules.ts'
import type { ShownShare } from '#kit/order-parts.ts'
import { staleSaveOf } from '#kit/save-refusal.ts'
import { settleByWord, tellSettled } from '#features/payments/being-settled.ts'

/** Of which version it is said, and what was done. */
type Settling = { id: number } & Required<Pick<SettlePaymentEvent, 'version' | 'settledReason'>>

/**
 * Says what somebody did about it. Of two who do so at once both see it gone; the second is told who was first, which is no error. One whose
 * amount has become another is shown as it is.
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
    tellSettled(event)
    return event
  }
}

/** What somebody else settled first, as the refusal of the second brings it along. */
function settledOf(thrown: unknown): PaymentEvent | null {
  const { code, data } = toApiError(thrown)
  if (code !== 409 || data.reason !== 'statusMoved' || !hasFields(data.event)) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the wire's word: the contract of the path.
  return data.event as PaymentEvent
}
