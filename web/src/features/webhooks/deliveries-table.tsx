import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { reloadIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton } from '#ui/tool-button.tsx'
import { deliveryTones } from '#features/webhooks/webhook-state.ts'
import { useResendDelivery } from '#features/webhooks/webhooks.mutations.ts'
import styles from '#features/webhooks/webhooks.module.css'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'

type DeliveriesTableProps = { venue: Venue; deliveries: readonly WebhookDelivery[]; isBusy: boolean }

/** Renders one page of deliveries, the newest first, with the last answer. Any that does not wait can be sent again. */
export function DeliveriesTable({ venue, deliveries, isBusy }: DeliveriesTableProps) {
  const t = useTranslations('webhooks')
  const { dateTime, number } = useVenueFormats(venue)
  const resend = useResendDelivery()
  const columns: Column<WebhookDelivery>[] = [
    {
      key: 'type',
      label: t('deliveries.columns.type'),
      kind: 'heading',
      render: ({ type }) => (
        <bdi className={font.name} dir="ltr">
          {type}
        </bdi>
      ),
    },
    {
      key: 'answer',
      label: t('deliveries.columns.answer'),
      kind: 'detail',
      render: (delivery) => <Answer delivery={delivery} venue={venue} />,
    },
    {
      key: 'when',
      label: t('deliveries.columns.when'),
      kind: 'time',
      render: ({ createdAt }) => dateTime(createdAt),
    },
    {
      key: 'took',
      label: t('deliveries.columns.took'),
      isExtra: true,
      inCard: 'hidden',
      render: ({ tookMs }) => (tookMs === null ? null : t('deliveries.took', { ms: number(tookMs) })),
    },
    {
      key: 'state',
      label: t('deliveries.columns.state'),
      kind: 'state',
      render: ({ state }) => <StateTag tone={deliveryTones[state]} label={t(`deliveries.states.${state}`)} />,
    },
    {
      key: 'acts',
      label: t('deliveries.columns.acts'),
      kind: 'acts',
      render: ({ id, type, state, createdAt }) =>
        state === 'waiting' ? null : (
          <ToolButton
            icon={reloadIcon}
            label={t('deliveries.resendOf', { type, time: dateTime(createdAt) })}
            isBusy={resend.isPending && resend.variables === id}
            onClick={() => resend.mutate(id)}
          />
        ),
    },
  ]
  return (
    <DataTable
      label={t('screens.log')}
      columns={columns}
      records={deliveries}
      keyOf={({ id }) => id}
      isList
      isBusy={isBusy}
    />
  )
}

function Answer({ delivery, venue }: { delivery: WebhookDelivery; venue: Venue }) {
  const t = useTranslations('webhooks')
  const { dateTime, number } = useVenueFormats(venue)
  const { tries, status, failure, answer, nextTryAt, state } = delivery
  const parts = [
    tries === 0 && failure === null
      ? t('deliveries.notTried')
      : t('deliveries.tries', { count: tries, shown: number(tries) }),
    ...(status === null ? [] : [t('deliveries.status', { status })]),
    ...(failure === null ? [] : [t(`failures.${failure}`)]),
    ...(state === 'waiting' && tries > 0 && nextTryAt !== null
      ? [t('deliveries.nextTry', { time: dateTime(nextTryAt) })]
      : []),
  ]
  return (
    <>
      {parts.join(' · ')}
      {answer ? (
        <p className={`${font.note} ${styles.url}`} dir="auto">
          {answer}
        </p>
      ) : null}
    </>
  )
}
