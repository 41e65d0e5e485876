import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { isAlert } from '#features/payments/payment-calls.ts'

/** Returns the title of a payment event. */
export function usePaymentTitle(): (event: PaymentEvent) => string {
  const t = useTranslations('payments')
  return (event) => {
    if (!isAlert(event)) return t('popups.paid')
    return event.orderId === null ? t('popups.alert') : t('popups.alertOf', { orderId: event.orderId })
  }
}
