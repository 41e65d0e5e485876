import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import { noteClosedPayment, readClosedPayments } from '#features/payments/closed-payments.ts'
import { isAlert, type PaymentCall, paymentCallsOf } from '#features/payments/payment-calls.ts'
import { paidLists, paymentAlertLists } from '#features/payments/reported-payments.ts'
import { usePaymentTitle } from '#features/payments/use-payment-title.ts'
import { PaymentPopup } from '#features/payments/parts/payment-popup.tsx'
import { PaymentActions } from '#features/payments/parts/payment-actions.tsx'
import { PaymentFacts } from '#features/payments/parts/payment-facts.tsx'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

/** Shows payment events over every screen of the people who should know of them. (spec 1, §2.5) */
export function PaymentPopups() {
  return useCan('popups:paymentAlerts') ? <ReceivedPayments /> : null
}

function ReceivedPayments() {
  const scope = venueScopeOf(useUser())
  const receivesAll = useCan('popups:payments')
  const { data: alerts } = useQuery(paymentAlertLists.options(scope))
  const { data: paid } = useQuery(paidLists.options(receivesAll ? scope : null))
  const [closedBefore] = useState(readClosedPayments)
  const waiting = useMemo(() => {
    if (!alerts || (receivesAll && !paid)) return undefined
    return paymentCallsOf([...alerts.records, ...(paid?.records ?? [])], closedBefore)
  }, [alerts, paid, receivesAll, closedBefore])
  return waiting ? <CallingPayments waiting={waiting} /> : null
}

function CallingPayments({ waiting }: { waiting: readonly PaymentCall[] }) {
  const t = useTranslations('payments')
  const title = usePaymentTitle()
  const maySettle = useCan('paymentEvents:settle')

  /**
   * Stores a dismissal. Not that of a payment without an order, which no order's page shows: people who may resolve it
   * are notified again by the next page.
   */
  function handleClosed({ key, event }: PaymentCall): void {
    if (event.orderId !== null || !maySettle) noteClosedPayment(key)
  }

  return (
    <CallPopups
      name="payments"
      waiting={waiting}
      placeOf={({ event }) => (isAlert(event) ? 'failure' : 'news')}
      translations={{
        label: t('popups.label'),
        newest: ({ event }) => title(event),
      }}
      renderCard={({ event }, card) => <PaymentPopup event={event} {...card} />}
      renderRow={({ event }, row) => <PaymentRow event={event} {...row} />}
      onClosed={handleClosed}
    />
  )
}

type PaymentRowProps = { event: PaymentEvent; onView: () => void; onClose: () => void }

/** Renders a payment event in the list of all. */
function PaymentRow({ event, onView, onClose }: PaymentRowProps) {
  const title = usePaymentTitle()
  return (
    <CallRow title={title(event)} actions={<PaymentActions event={event} onView={onView} />} onClose={onClose}>
      <PaymentFacts event={event} />
    </CallRow>
  )
}
