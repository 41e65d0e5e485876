import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import { noteClosed, readClosed } from '#features/payments/closed-payments.ts'
import { isAlert, type PaymentCall, paymentCallsOf } from '#features/payments/payment-calls.ts'
import { paidLists, paymentAlertLists } from '#features/payments/reported-payments.ts'
import { usePaymentTitle } from '#features/payments/use-payment-title.ts'
import { PaymentPopup } from '#features/payments/parts/payment-popup.tsx'
import { PaymentRow } from '#features/payments/parts/payment-row.tsx'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

/** Shows payment events over every screen of the people who should know of them. (spec 1, §2.5) */
export function PaymentPopups() {
  return useCan('popups:paymentAlerts') ? <ToldPayments /> : null
}

function ToldPayments() {
  const scope = venueScopeOf(useUser())
  const hearsAll = useCan('popups:payments')
  const { data: alerts } = useQuery(paymentAlertLists.options(scope))
  const { data: paid } = useQuery(paidLists.options(hearsAll ? scope : null))
  const [closedBefore] = useState(readClosed)
  const waiting = useMemo(() => {
    if (!alerts || (hearsAll && !paid)) return undefined
    return paymentCallsOf([...alerts.records, ...(paid?.records ?? [])], closedBefore)
  }, [alerts, paid, hearsAll, closedBefore])
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
    if (event.orderId !== null || !maySettle) noteClosed(key)
  }

  return (
    <CallPopups
      name="payments"
      waiting={waiting}
      placeOf={({ event }) => (isAlert(event) ? 'money' : 'news')}
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
