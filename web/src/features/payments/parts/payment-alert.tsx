import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { PaymentFacts } from '#features/payments/parts/payment-facts.tsx'
import { SettlePayment } from '#features/payments/parts/settle-payment.tsx'
import styles from '#features/payments/parts/order-payments.module.css'

/** What was told of a payment and needs somebody, with what they say when they have seen to it. */
export function PaymentAlert({ event }: { event: PaymentEvent }) {
  return (
    <div className={styles.alert}>
      <PaymentFacts event={event} />
      <SettlePayment event={event} />
    </div>
  )
}
