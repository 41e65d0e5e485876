import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { isAlert } from '#features/payments/payment-calls.ts'

/** What is said first of what was told of a payment. */
export function usePaymentTitle(): (event: PaymentEvent) => string {
  const t = useWords('payments')
  return (event) => {
    if (!isAlert(event)) return t('popups.paid')
    return event.orderId === null ? t('popups.alert') : t('popups.alertOf', { orderId: event.orderId })
  }
}
