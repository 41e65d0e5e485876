import type { NewApiKey } from '@brigade/domain/machines/machines.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { keyIcon } from '#ui/icon-paths.ts'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { apiKeysOf, useRevokeApiKey } from '#features/machines/api-key-calls.ts'
import { ApiKeyDrawer } from '#features/machines/api-key-drawer.tsx'
import { ApiKeysTable } from '#features/machines/api-keys-table.tsx'
import { MadeKey } from '#features/machines/made-key.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenueRecordsPage } from '#features/venues/public/venue-records-page.tsx'

const tools = ['revoke'] as const

/** Lists the keys with which other systems call the API for a venue: they are created and revoked here. */
export function ApiKeysPage() {
  const t = useTranslations('machines')
  const chosen = useChosenVenue()
  const { venue } = chosen
  const { opened, open, add, close } = useOpenedTool(tools)
  const [made, setMade] = useState<NewApiKey | null>(null)
  const keys = useQuery(apiKeysOf(venue?.id ?? null))
  const revoke = useRevokeApiKey()
  const revoked = useHeldRecord(keys.data ?? [], opened?.tool === 'revoke' ? opened.id : null)
  return (
    <VenueRecordsPage
      title={t('screens.apiKeys')}
      hint={t('hint')}
      chosen={chosen}
      add={{ label: t('add'), onPress: add }}
      list={keys}
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
      {(shown, of) => <ApiKeysTable venue={of} keys={shown} onRevoke={(id) => open('revoke', id)} />}
    </VenueRecordsPage>
  )
}
