import type { BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import { StateTag } from '#ui/state-tag.tsx'
import stack from '#ui/stack.module.css'

/** Says whether guests see what is shown, and who changed it last. */
export function BrandingState({ venue, draft }: { venue: Venue; draft: BrandingDraft }) {
  const t = useTranslations('branding')
  const formats = useVenueFormats(venue)
  const { updatedAt, updatedBy } = draft
  const values = { name: updatedBy ?? '', time: updatedAt ? formats.dateTime(updatedAt) : '' }
  const state = stateOf(draft)
  return (
    <div className={stack.cluster2} role="status">
      <StateTag tone={state === 'draft' ? 'amber' : 'grey'} label={t(`state.${state}`)} />
      <p className={font.soft}>{t(`state.${state}Text`, values)}</p>
    </div>
  )
}

/** Returns whether guests see it; a venue that never published anything has the standard look. */
function stateOf({ version, updatedAt }: BrandingDraft): 'draft' | 'published' | 'standard' {
  if (version > 0) return 'draft'
  return updatedAt === null ? 'standard' : 'published'
}
