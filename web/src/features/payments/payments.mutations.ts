import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiGet, apiPatch } from '#kit/api-client.ts'
import { toApiError } from '#kit/api-error.ts'
import { applyNow } from '#kit/live-rules.ts'
import { showError } from '#kit/toasts.ts'

/** Says that somebody has seen to it. Of two who do so at once both see it gone; that one was second is no error. */
export function useSettlePayment() {
  return useMutation({
    mutationFn: settlePayment,
    onSuccess: (event) => applyNow(paymentEventsPath, event),
    onError: showError,
  })
}

async function settlePayment(id: number): Promise<PaymentEvent> {
  try {
    return await apiPatch(paymentEventsPath, id, { state: 'settled' })
  } catch (thrown) {
    if (toApiError(thrown).code !== 409) throw thrown
    return apiGet(paymentEventsPath, id)
  }
}
