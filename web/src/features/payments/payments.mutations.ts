import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent, SettlePaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiGet, apiPatch } from '#kit/api-client.ts'
import { toApiError } from '#kit/api-error.ts'
import { applyNow } from '#kit/live-rules.ts'

type Settling = { id: number } & Required<Pick<SettlePaymentEvent, 'settledReason'>>

/** Says what somebody did about it. Of two who do so at once both see it gone; that one was second is no error. */
export function useSettlePayment() {
  return useMutation({
    mutationFn: settlePayment,
    onSuccess: (event) => applyNow(paymentEventsPath, event),
  })
}

async function settlePayment({ id, settledReason }: Settling): Promise<PaymentEvent> {
  try {
    return await apiPatch(paymentEventsPath, id, { state: 'settled', settledReason })
  } catch (thrown) {
    if (toApiError(thrown).code !== 409) throw thrown
    return apiGet(paymentEventsPath, id)
  }
}
