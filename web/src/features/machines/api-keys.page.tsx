import type { NewApiKey } from '@brigade/domain/machines/machines.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, keyIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { apiKeysOf, useRevokeApiKey } from '#features/machines/api-key-calls.ts'
import { ApiKeyDrawer } from '#features/machines/api-key-drawer.tsx'
import { ApiKeysTable } from '#features/machines/api-keys-table.tsx'
import { MadeKey } from '#features/machines/made-key.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import font from '#ui/font.module.css'

const tools = ['revoke'] as const

/** Lists the keys with which other systems call the API for a venue: they are created and revoked here. */
export function ApiKeysPage() {
  const t = useTranslations('machines')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(tools)
  const [made, setMade] = useState<NewApiKey | null>(null)
  const keys = useQuery(apiKeysOf(venue?.id ?? null))
  const revoke = useRevokeApiKey()
  const revoked = useHeldRecord(keys.data ?? [], opened?.tool === 'revoke' ? opened.id : null)
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.apiKeys')}
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
        list={venue ? keys : { data: undefined, error, refetch: retry }}
        empty={<EmptyState icon={keyIcon} title={t('empty')} text={t('emptyText')} />}
        over={
          <>
            {venue && opened?.tool === 'add' ? (
              <ApiKeyDrawer key={venue.id} venue={venue} onMade={setMade} onClose={close} />
            ) : null}
            {revoked ? (
              <RemovalQuestion
                title={t('revokeQuestion')}
                confirmLabel={t('revokeAct')}
                name={revoked.name}
                text={t('revokeText')}
                isBusy={revoke.isPending}
                onConfirm={() => revoke.mutate(revoked.id, { onSettled: close })}
                onCancel={close}
              />
            ) : null}
            {made && opened === null ? <MadeKey made={made} onClose={() => setMade(null)} /> : null}
          </>
        }
      >
        {(shown) => (venue ? <ApiKeysTable venue={venue} keys={shown} onRevoke={(id) => open('revoke', id)} /> : null)}
      </ListPage>
    </AntdRoot>
  )
}
