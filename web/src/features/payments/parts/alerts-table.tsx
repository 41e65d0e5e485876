import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { isAlert } from '#features/payments/payment-calls.ts'
import { SettlePayment } from '#features/payments/parts/settle-payment.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'

type AlertsTableProps = {
  venue: Venue
  alerts: readonly PaymentEvent[]
  isBusy: boolean
}

/** Renders one page of payment events that need or needed an action. */
export function AlertsTable({ venue, alerts, isBusy }: AlertsTableProps) {
  const t = useTranslations('payments')
  const language = useLanguage()
  const { dateTime } = useVenueFormats(venue)
  const columns: Column<PaymentEvent>[] = [
    {
      key: 'what',
      label: t('alerts.columns.what'),
      kind: 'heading',
      render: (event) => <OrderOfEvent event={event} />,
    },
    {
      key: 'why',
      label: t('alerts.columns.why'),
      kind: 'detail',
      render: (event) => <Why event={event} />,
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
      inCard: 'hidden',
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
            kind: 'detail' as const,
            render: (event: PaymentEvent) => <Settled event={event} at={dateTime(event.updatedAt)} />,
          },
        ]
      : []),
    {
      key: 'act',
      label: t('alerts.columns.act'),
      kind: 'acts',
      render: (event) => (
        <span className={font.nowrap}>
          <SettlePayment event={event} isQuiet />
        </span>
      ),
    },
  ]
  return (
    <DataTable
      label={t('screens.alerts')}
      columns={columns}
      records={alerts}
      keyOf={({ id }) => id}
      isList
      isBusy={isBusy}
    />
  )
}

function OrderOfEvent({ event: { orderId, table } }: { event: PaymentEvent }) {
  const t = useTranslations('payments')
  return orderId === null ? (
    <span className={font.name}>{t('alerts.noOrder')}</span>
  ) : (
    <Link to={orderAddress(orderId)} className={font.name}>
      <bdi>#{orderId}</bdi> · <bdi>{table}</bdi>
    </Link>
  )
}

/** Shows why the event needs an action, and its reference at the payment provider. */
function Why({ event: { kind, reason, reference } }: { event: PaymentEvent }) {
  const t = useTranslations('payments')
  const why = reason ?? (kind === 'refundDue' ? kind : null)
  return (
    <>
      {why === null ? null : t(`reasons.${why}`)}{' '}
      {reference === null ? null : (
        <span className={font.small}>
          {t('popups.reference')} <bdi>{reference}</bdi>
        </span>
      )}
    </>
  )
}

/** Shows the resolution, with its author and time. */
function Settled({ event, at }: { event: PaymentEvent; at: string }) {
  const t = useTranslations('payments')
  if (isAlert(event)) return null
  const { settledReason, updatedBy } = event
  return (
    <>
      <span dir="auto">{settledReason ?? t('alerts.itself')}</span>{' '}
      <span className={font.small}>
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
