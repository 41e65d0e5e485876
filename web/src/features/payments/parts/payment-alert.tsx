import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import type { ReactNode } from 'react'
import { PaymentFacts } from '#features/payments/parts/payment-facts.tsx'
import { SettlePayment } from '#features/payments/parts/settle-payment.tsx'
import styles from '#features/payments/parts/order-payments.module.css'

type PaymentAlertProps = {
  event: PaymentEvent
  /** Which order it was for, where that is not plain. */
  of?: ReactNode
}

/** What was told of a payment and needs somebody, with what they say when they have seen to it. */
export function PaymentAlert({ event, of }: PaymentAlertProps) {
  return (
    <div className={styles.alert}>
      <div>
        {of ? <p className={styles.of}>{of}</p> : null}
        <PaymentFacts event={event} />
      </div>
      <SettlePayment event={event} />
    </div>
  )
}
