import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { webhookLimits } from '@brigade/domain/webhooks/webhooks.limits.ts'
import { problemsOfWebhook } from '@brigade/domain/webhooks/webhooks.rules.ts'
import type { NewWebhook, Webhook, WebhookDraft } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { webhookTopics } from '@brigade/domain/webhooks/webhooks.topics.ts'
import { Checkbox, Form, Input } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { changeWebhook, createWebhook } from '#features/webhooks/webhooks.mutations.ts'
import styles from '#features/webhooks/webhooks.module.css'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type WebhookDrawerProps = {
  venue: Venue
  webhook: Webhook | null
  onMade: (made: NewWebhook) => void
  onClose: () => void
}

type Values = WebhookDraft & {
  /** Whether it is for all venues, which can't be changed later. */
  isOfAll: boolean
}

/** Adds a webhook to a venue or to all of them, or changes one. */
export function WebhookDrawer({ venue, webhook, onMade, onClose }: WebhookDrawerProps) {
  const t = useTranslations('webhooks')
  const seesAll = useCan('venues:all')
  const create = useAddOnce<Values, Webhook>({
    form: `webhooks/${venue.id}`,
    async create({ isOfAll, ...draft }, idempotencyKey) {
      const made = await createWebhook({ restaurantId: isOfAll ? null : venue.id, ...draft, idempotencyKey })
      onMade(made)
      return made
    },
    change: ({ id, version }, { isOfAll: _, ...draft }) => changeWebhook(id, { ...draft, version }),
  })
  const fields: FieldTable<Values> = {
    name: {
      label: t('form.name'),
      render: (own) => (
        <Form.Item {...own} required>
          <Input
            count={{ max: webhookLimits.nameLength, show: true, strategy: (text) => Array.from(text.trim()).length }}
            autoComplete="off"
            dir="auto"
          />
        </Form.Item>
      ),
    },
    url: {
      label: t('form.url'),
      render: (own) => (
        <Form.Item {...own} required extra={t('form.urlHint')}>
          <Input autoComplete="off" dir="ltr" inputMode="url" spellCheck={false} placeholder="https://" />
        </Form.Item>
      ),
    },
    topics: {
      label: t('form.topics'),
      text: (topics) =>
        listed(
          webhookTopics
            .filter((topic) => Array.isArray(topics) && topics.includes(topic))
            .map((topic) => t(`topics.${topic}`)),
        ),
      render: (own) => (
        // It is not marked as required: a group of checkboxes must not have that attribute.
        <Form.Item {...own}>
          <Checkbox.Group
            className={styles.topics}
            options={webhookTopics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
          />
        </Form.Item>
      ),
    },
    isOfAll: {
      label: t('form.isOfAll'),
      render: (own) => (seesAll && webhook === null ? <SwitchField {...own} hint={t('form.isOfAllHint')} /> : null),
    },
    isActive: {
      label: t('form.isActive'),
      render: (own) => <SwitchField {...own} hint={t('form.isActiveHint')} />,
    },
  }
  return (
    <RecordDrawer<Values, Webhook>
      title={t(webhook ? 'form.editTitle' : 'form.addTitle')}
      size={576}
      keptAs={`webhooks/${venue.id}/${webhook?.id ?? 'new'}`}
      fields={fields}
      formats={useVenueFormats(venue)}
      record={webhook}
      valuesOf={valuesOf}
      // The server knows whether it may call an address without encryption.
      problemsOf={(draft) => problemsOfWebhook(draft, { allowsPlain: true })}
      catalogue="webhooks"
      save={({ isOfAll, ...draft }, version) =>
        webhook ? changeWebhook(webhook.id, { ...draft, version }) : create({ ...draft, isOfAll })
      }
      onClose={onClose}
    />
  )
}

function valuesOf(webhook: Webhook | null): Values {
  const { name, url, topics, isActive, restaurantId } = webhook ?? newWebhook
  return { name, url, topics: [...topics], isActive, isOfAll: restaurantId === null }
}

const newWebhook = { name: '', url: '', topics: [], isActive: true, restaurantId: 0 }
