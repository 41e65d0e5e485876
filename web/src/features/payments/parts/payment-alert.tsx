import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import type { ReactNode } from 'react'
import { PaymentFacts } from '#features/payments/parts/payment-facts.tsx'
import { SettlePayment } from '#features/payments/parts/settle-payment.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/payments/parts/order-payments.module.css'

type PaymentAlertProps = {
  event: PaymentEvent
  /** The order that it was for, if that is not obvious. */
  of?: ReactNode
}

/** Shows a payment event that needs an action, with the button to resolve it. */
export function PaymentAlert({ event, of }: PaymentAlertProps) {
  return (
    <div className={`${styles.alert} ${stack.spread} ${font.red} ${stack.cluster3} ${surface.failure}`}>
      <div>
        {of ? <p className={styles.of}>{of}</p> : null}
        <PaymentFacts event={event} isOfOneRoom={!of} />
      </div>
      <SettlePayment event={event} />
    </div>
  )
}
