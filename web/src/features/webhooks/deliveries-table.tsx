import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { reloadIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton } from '#ui/tool-button.tsx'
import { DeliveryAnswer } from '#features/webhooks/delivery-answer.tsx'
import { recordOfDelivery } from '#features/webhooks/delivery-record.ts'
import { deliveryTones, mayResend } from '#features/webhooks/webhook-state.ts'
import { useResendDelivery } from '#features/webhooks/webhooks.mutations.ts'
import styles from '#features/webhooks/webhooks.module.css'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'

type DeliveriesTableProps = {
  venue: Venue
  deliveries: readonly WebhookDelivery[]
  isBusy: boolean
  onOpen: (id: number) => void
}

/** Renders one page of deliveries, the newest first, with what each is about and its last answer. A press opens its details. */
export function DeliveriesTable({ venue, deliveries, isBusy, onOpen }: DeliveriesTableProps) {
  const t = useTranslations('webhooks')
  const { dateTime, number } = useVenueFormats(venue)
  const resend = useResendDelivery()
  const columns: Column<WebhookDelivery>[] = [
    {
      key: 'type',
      label: t('deliveries.columns.type'),
      kind: 'heading',
      render: (delivery) => (
        <>
          <button
            type="button"
            className={`${surface.bare} ${font.name} ${styles.open}`}
            onClick={(event) => {
              event.stopPropagation()
              onOpen(delivery.id)
            }}
          >
            <bdi dir="ltr">{delivery.type}</bdi>
          </button>{' '}
          <span className={font.nowrap}>{recordOfDelivery(delivery, t)?.name}</span>
        </>
      ),
    },
    {
      key: 'answer',
      label: t('deliveries.columns.answer'),
      kind: 'detail',
      render: (delivery) => <DeliveryAnswer delivery={delivery} venue={venue} />,
    },
    {
      key: 'when',
      label: t('deliveries.columns.when'),
      kind: 'time',
      inCard: 'title',
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
      render(delivery) {
        if (!mayResend(delivery)) return null
        const { id, type, state, createdAt } = delivery
        const name = recordOfDelivery(delivery, t)?.name
        const of = { type: name ? `${type}, ${name}` : type, time: dateTime(createdAt) }
        return (
          <ToolButton
            icon={reloadIcon}
            label={t(state === 'waiting' ? 'deliveries.sendNowOf' : 'deliveries.resendOf', of)}
            isBusy={resend.isPending && resend.variables === id}
            onClick={() => resend.mutate(id)}
          />
        )
      },
    },
  ]
  return (
    <DataTable
      label={t('screens.log')}
      columns={columns}
      records={deliveries}
      keyOf={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      isBusy={isBusy}
    />
  )
}
