import type { BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { brandingDraftOf } from '#features/branding/branding.queries.ts'
import { BrandingDrawer } from '#features/branding/parts/branding-drawer.tsx'
import { BrandingPreview } from '#features/branding/parts/branding-preview.tsx'
import { BrandingState } from '#features/branding/parts/branding-state.tsx'
import { DiscardQuestion } from '#features/branding/parts/discard-question.tsx'
import { PublishQuestion } from '#features/branding/parts/publish-question.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { editIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'

const tools = ['edit', 'publish', 'discard'] as const

/** Shows how guests of a venue see it, or will once the draft is published. (screens, /branding) */
export function BrandingPage() {
  const t = useTranslations('branding')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, close } = useOpenedTool(tools)
  const draft = useQuery(brandingDraftOf(venue?.id ?? null))
  const hasDraft = draft.data !== undefined && draft.data.version > 0
  const tool = venue && opened?.id === venue.id ? opened.tool : undefined
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.branding')}
        trail={<SettingsTrail />}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            {hasDraft ? (
              <BigButton kind="quiet" onClick={() => open('discard', venue?.id ?? 0)}>
                {t('discard')}
              </BigButton>
            ) : null}
            <BigButton
              kind={hasDraft ? 'quiet' : 'main'}
              icon={editIcon}
              isOff={!draft.data}
              onClick={() => open('edit', venue?.id ?? 0)}
            >
              {t(hasDraft ? 'edit' : 'begin')}
            </BigButton>
            {hasDraft ? <BigButton onClick={() => open('publish', venue?.id ?? 0)}>{t('publish')}</BigButton> : null}
          </>
        }
        intro={<p>{t('hint')}</p>}
        list={venue ? draft : { data: undefined, error, refetch: retry }}
        over={venue && draft.data ? <Tool tool={tool} venue={venue} draft={draft.data} onClose={close} /> : null}
      >
        {(shown: BrandingDraft) =>
          venue ? (
            <BrandingPreview
              key={venue.id}
              venue={venue}
              branding={shown}
              state={<BrandingState venue={venue} draft={shown} />}
            />
          ) : null
        }
      </ListPage>
    </AntdRoot>
  )
}

type ToolProps = {
  tool: (typeof tools)[number] | undefined
  venue: Venue
  draft: BrandingDraft
  onClose: () => void
}

function Tool({ tool, venue, draft, onClose }: ToolProps) {
  if (tool === 'edit') return <BrandingDrawer key={venue.id} venue={venue} draft={draft} onClose={onClose} />
  // The address may ask for what a colleague has published or discarded.
  if (draft.version === 0) return null
  if (tool === 'publish') return <PublishQuestion venue={venue} draft={draft} onClose={onClose} />
  return tool === 'discard' ? <DiscardQuestion draft={draft} onClose={onClose} /> : null
}
