import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { Webhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { webhookStateOf, webhookTones } from '#features/webhooks/webhook-state.ts'
import styles from '#features/webhooks/webhooks.module.css'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'

/** The tools that can be opened for one webhook. */
export const webhookTools = ['edit', 'delete'] as const

export type WebhookTool = (typeof webhookTools)[number]

type WebhooksTableProps = {
  venue: Venue
  webhooks: readonly Webhook[]
  onOpen: (tool: WebhookTool, id: number) => void
}

/** Lists the webhooks of a venue with what each sends, and whether it works. Its name leads to its log. */
export function WebhooksTable({ venue, webhooks, onOpen }: WebhooksTableProps) {
  const t = useTranslations('webhooks')
  const columns: Column<Webhook>[] = [
    {
      key: 'name',
      label: t('columns.name'),
      kind: 'heading',
      render: (webhook) => {
        const { id, name, url } = webhook
        return (
          <>
            <Link to={`/webhooks/${id}?venue=${venue.id}`} className={font.name} aria-label={t('log', { name })}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <span className={`${font.note} ${styles.url}`} dir="ltr">
              {url}
            </span>
            <Trouble webhook={webhook} venue={venue} />
          </>
        )
      },
    },
    {
      key: 'topics',
      label: t('columns.topics'),
      kind: 'detail',
      render: ({ topics, restaurantId }) => (
        <>
          {listed(topics.map((topic) => t(`topics.${topic}`)))}
          {restaurantId === null ? ` · ${t('allVenues')}` : null}
        </>
      ),
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: (webhook) => {
        const state = webhookStateOf(webhook)
        return <StateTag tone={webhookTones[state]} label={t(`states.${state}`)} />
      },
    },
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: ({ id, name }) => (
        <ToolRow>
          <ToolButton icon={editIcon} label={t('edit', { name })} onClick={() => onOpen('edit', id)} />
          <ToolButton icon={deleteIcon} label={t('remove', { name })} onClick={() => onOpen('delete', id)} />
        </ToolRow>
      ),
    },
  ]
  return <DataTable label={t('screens.webhooks')} columns={columns} records={webhooks} keyOf={({ id }) => id} />
}

/** Says in whole sentences why a webhook does not work, and what to do. */
function Trouble({ webhook, venue }: { webhook: Webhook; venue: Venue }) {
  const t = useTranslations('webhooks')
  const { dateTime } = useVenueFormats(venue)
  const { isActive, failingSince, pausedAt, pauseReason } = webhook
  if (pausedAt !== null)
    return <p className={font.red}>{t(`pausedFor.${pauseReason ?? 'failed'}`, { time: dateTime(pausedAt) })}</p>
  return isActive && failingSince !== null ? <p>{t('failingSince', { time: dateTime(failingSince) })}</p> : null
}
