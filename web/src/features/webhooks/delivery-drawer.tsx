import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { canCopy, copyText } from '#kit/device/copy-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { Facts } from '#ui/facts.tsx'
import { DeliveryAnswer } from '#features/webhooks/delivery-answer.tsx'
import { recordOfDelivery } from '#features/webhooks/delivery-record.ts'
import { mayResend } from '#features/webhooks/webhook-state.ts'
import { useResendDelivery } from '#features/webhooks/webhooks.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import stack from '#ui/stack.module.css'

type DeliveryDrawerProps = { venue: Venue; delivery: WebhookDelivery; onClose: () => void }

/** Shows one delivery: its id, by which the other system knows it, what it is about, its times and its last answer. */
export function DeliveryDrawer({ venue, delivery, onClose }: DeliveryDrawerProps) {
  const t = useTranslations('webhooks')
  const { dateTime, number } = useVenueFormats(venue)
  const resend = useResendDelivery()
  const [isCopied, setIsCopied] = useState(false)
  const { id, type, messageId, state, createdAt, triedAt, tookMs } = delivery
  const record = recordOfDelivery(delivery, t)
  const about = record && <RecordLink {...record} />
  return (
    <Drawer title={type} onClose={onClose}>
      <div className={stack.column4}>
        <Facts
          facts={[
            [t('deliveries.about'), about],
            [t('deliveries.columns.state'), t(`deliveries.states.${state}`)],
            [t('deliveries.columns.when'), dateTime(createdAt)],
            [t('deliveries.lastTry'), triedAt && dateTime(triedAt)],
            [t('deliveries.columns.took'), tookMs === null ? null : t('deliveries.took', { ms: number(tookMs) })],
          ]}
        />
        <Facts facts={[[t('deliveries.messageId'), messageId]]} />
        <div>
          <DeliveryAnswer delivery={delivery} venue={venue} />
        </div>
        <div className={stack.cluster3}>
          {canCopy() ? (
            // If the browser refuses, the id can be selected and copied by hand.
            <BigButton kind="quiet" onClick={() => void copyText(messageId).then(setIsCopied)}>
              {t(isCopied ? 'secret.copied' : 'deliveries.copyId')}
            </BigButton>
          ) : null}
          {mayResend(delivery) ? (
            <BigButton isBusy={resend.isPending} onClick={() => resend.mutate(id)}>
              {t(state === 'waiting' ? 'deliveries.sendNow' : 'deliveries.resend')}
            </BigButton>
          ) : null}
        </div>
      </div>
    </Drawer>
  )
}

function RecordLink({ name, to }: NonNullable<ReturnType<typeof recordOfDelivery>>) {
  return to === null ? name : <Link to={to}>{name}</Link>
}
