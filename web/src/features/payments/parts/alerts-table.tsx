import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { createFormats } from '#kit/formats.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { shownName } from '#kit/shown-name.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { isAlert } from '#features/payments/payment-calls.ts'
import { SettlePayment } from '#features/payments/parts/settle-payment.tsx'
import { useVenueFormats } from '#features/venues/door/use-venue-formats.ts'
import styles from '#features/payments/parts/alerts-table.module.css'

type AlertsTableProps = {
  venue: Venue
  alerts: readonly PaymentEvent[]
  isBusy: boolean
}

/** One page of what was told of payments and needs somebody, or did. */
export function AlertsTable({ venue, alerts, isBusy }: AlertsTableProps) {
  const t = useWords('payments')
  const language = useLanguage()
  const { dateTime } = useVenueFormats(venue)
  const columns: Column<PaymentEvent>[] = [
    {
      key: 'what',
      label: t('alerts.columns.what'),
      kind: 'heading',
      render: (event) => <What event={event} />,
    },
    {
      key: 'amount',
      label: t('alerts.columns.amount'),
      kind: 'amount',
      render: ({ amount, currency }) => (
        <bdi>{createFormats({ language, currency, timeZone: 'UTC' }).money(amount)}</bdi>
      ),
    },
    {
      key: 'when',
      label: t('alerts.columns.when'),
      kind: 'time',
      render: ({ createdAt }) => dateTime(createdAt),
    },
    {
      key: 'state',
      label: t('alerts.columns.state'),
      kind: 'state',
      render: (event) => (
        <StateTag
          tone={isAlert(event) ? 'red' : 'grey'}
          label={t(`alerts.states.${isAlert(event) ? 'open' : 'settled'}`)}
        />
      ),
    },
    ...(alerts.some((event) => !isAlert(event))
      ? [
          {
            key: 'settled',
            label: t('alerts.columns.settled'),
            render: (event: PaymentEvent) => <Settled event={event} at={dateTime(event.updatedAt)} />,
          },
        ]
      : []),
    {
      key: 'act',
      label: t('alerts.columns.act'),
      kind: 'acts',
      render: (event) => (
        <span className={styles.act}>
          <SettlePayment event={event} />
        </span>
      ),
    },
  ]
  return (
    <DataTable label={t('screens.alerts')} columns={columns} records={alerts} keyOf={({ id }) => id} isBusy={isBusy} />
  )
}

/** Of which order it was told, and why somebody has to see to it. */
function What({ event: { orderId, table, kind, reason, reference } }: { event: PaymentEvent }) {
  const t = useWords('payments')
  const why = reason ?? (kind === 'refundDue' ? kind : null)
  return (
    <div className={styles.what}>
      {orderId === null ? (
        <span className={styles.title}>{t('alerts.noOrder')}</span>
      ) : (
        <Link to={orderAddress(orderId)} className={styles.title}>
          <bdi>#{orderId}</bdi> · <bdi>{table}</bdi>
        </Link>
      )}
      {why === null ? null : <span className={styles.detail}>{t(`reasons.${why}`)}</span>}
      {reference === null ? null : (
        <span className={styles.detail}>
          {t('popups.reference')} <bdi className={styles.reference}>{reference}</bdi>
        </span>
      )}
    </div>
  )
}

/** What was done about it, by whom and when. */
function Settled({ event, at }: { event: PaymentEvent; at: string }) {
  const t = useWords('payments')
  if (isAlert(event)) return null
  const { settledReason, updatedBy } = event
  return (
    <>
      <span dir="auto">{settledReason ?? t('alerts.itself')}</span>
      <span className={styles.detail}>
        {at}
        {updatedBy === null ? null : (
          <>
            {' · '}
            <bdi>{shownName(updatedBy, t)}</bdi>
          </>
        )}
      </span>
    </>
  )
}
