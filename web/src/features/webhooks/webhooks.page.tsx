import type { NewWebhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { signalIcon } from '#ui/icon-paths.ts'
import { RecordToolHost } from '#ui/record-form/record-tool-host.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { NewSecret } from '#features/webhooks/new-secret.tsx'
import { WebhookDrawer } from '#features/webhooks/webhook-drawer.tsx'
import { useRemoveWebhook } from '#features/webhooks/webhooks.mutations.ts'
import { webhooksOf } from '#features/webhooks/webhooks.queries.ts'
import { WebhooksTable, webhookTools } from '#features/webhooks/webhooks-table.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenueRecordsPage } from '#features/venues/public/venue-records-page.tsx'

/** Lists the addresses that receive the events of a venue: they are added, changed and deleted here. */
export function WebhooksPage() {
  const t = useTranslations('webhooks')
  const chosen = useChosenVenue()
  const { venue } = chosen
  const { opened, open, add, close } = useOpenedTool(webhookTools)
  const [made, setMade] = useState<NewWebhook | null>(null)
  const webhooks = useQuery(webhooksOf(venue?.id ?? null))
  const remove = useRemoveWebhook()
  const record = useHeldRecord(webhooks.data ?? [], opened?.id ?? null)
  return (
    <VenueRecordsPage
      title={t('screens.webhooks')}
      hint={t('hint')}
      chosen={chosen}
      add={{ label: t('add'), onPress: add }}
      list={webhooks}
      empty={<EmptyState icon={signalIcon} title={t('empty')} text={t('emptyText')} />}
      over={
        <>
          {venue ? (
            <RecordToolHost
              key={venue.id}
              opened={opened}
              record={record}
              renderForm={(webhook) => (
                <WebhookDrawer venue={venue} webhook={webhook} onMade={setMade} onClose={close} />
              )}
              renderRemoval={({ id, name }) => (
                <RemovalQuestion
                  title={t('removeQuestion')}
                  confirmLabel={t('removeAct')}
                  name={name}
                  text={t('removeText')}
                  isBusy={remove.isPending}
                  onConfirm={() => remove.mutate(id, { onSettled: close })}
                  onCancel={close}
                />
              )}
            />
          ) : null}
          {venue && made && opened === null ? (
            <NewSecret made={made} venue={venue} onClose={() => setMade(null)} />
          ) : null}
        </>
      }
    >
      {(shown, of) => <WebhooksTable venue={of} webhooks={shown} onOpen={open} />}
    </VenueRecordsPage>
  )
}
