import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent, SettlePaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiGet, apiPatch } from '#kit/api-client.ts'
import { toApiError } from '#kit/api-error.ts'
import { applyNow } from '#kit/live-rules.ts'
import { settleByWord, tellSettled } from '#features/payments/being-settled.ts'

type Settling = { id: number } & Required<Pick<SettlePaymentEvent, 'settledReason'>>

/** Says what somebody did about it. Of two who do so at once both see it gone; the second is told who was first, which is no error. */
export function useSettlePayment() {
  return useMutation({
    mutationFn: settlePayment,
    onSuccess: (event) => applyNow(paymentEventsPath, event),
  })
}

async function settlePayment({ id, settledReason }: Settling): Promise<PaymentEvent> {
  try {
    return await settleByWord(id, () => apiPatch(paymentEventsPath, id, { state: 'settled', settledReason }))
  } catch (thrown) {
    if (toApiError(thrown).code !== 409) throw thrown
    const event = await apiGet(paymentEventsPath, id)
    tellSettled(event)
    return event
  }
}
