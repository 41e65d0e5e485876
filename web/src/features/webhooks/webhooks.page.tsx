import type { NewWebhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, signalIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { RecordToolHost } from '#ui/record-form/record-tool-host.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { NewSecret } from '#features/webhooks/new-secret.tsx'
import { WebhookDrawer } from '#features/webhooks/webhook-drawer.tsx'
import { useRemoveWebhook } from '#features/webhooks/webhooks.mutations.ts'
import { webhooksOf } from '#features/webhooks/webhooks.queries.ts'
import { WebhooksTable, webhookTools } from '#features/webhooks/webhooks-table.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import font from '#ui/font.module.css'

/** Lists the addresses that receive the events of a venue: they are added, changed and deleted here. */
export function WebhooksPage() {
  const t = useTranslations('webhooks')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(webhookTools)
  const [made, setMade] = useState<NewWebhook | null>(null)
  const webhooks = useQuery(webhooksOf(venue?.id ?? null))
  const remove = useRemoveWebhook()
  const record = useHeldRecord(webhooks.data ?? [], opened?.id ?? null)
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.webhooks')}
        trail={<SettingsTrail />}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <BigButton icon={addIcon} isOff={venue === null} onClick={add}>
              {t('add')}
            </BigButton>
          </>
        }
        intro={<p className={font.soft}>{t('hint')}</p>}
        list={venue ? webhooks : { data: undefined, error, refetch: retry }}
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
            {made && opened === null ? <NewSecret made={made} onClose={() => setMade(null)} /> : null}
          </>
        }
      >
        {(shown) => (venue ? <WebhooksTable venue={venue} webhooks={shown} onOpen={open} /> : null)}
      </ListPage>
    </AntdRoot>
  )
}
