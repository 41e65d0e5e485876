import { problemsOfBrandingTexts, problemsOfColors } from '@brigade/domain/branding/branding.rules.ts'
import type { BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import {
  brandingContentOf,
  type BrandingValues,
  brandingValuesOf,
  changedContentOf,
} from '#features/branding/branding-values.ts'
import { saveBrandingDraft } from '#features/branding/branding.mutations.ts'
import { BrandingPreview } from '#features/branding/parts/branding-preview.tsx'
import { useBrandingFields } from '#features/branding/parts/use-branding-fields.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'

type BrandingDrawerProps = { venue: Venue; draft: BrandingDraft; onClose: () => void }

/** Changes the draft of a venue's branding, beside the guest page and a receipt that show each change at once. */
export function BrandingDrawer({ venue, draft, onClose }: BrandingDrawerProps) {
  const t = useTranslations('branding')
  const formats = useVenueFormats(venue)
  const { fields, untilUploaded } = useBrandingFields(venue)
  return (
    <RecordDrawer<BrandingValues, BrandingDraft>
      title={t('form.title')}
      size={960}
      keptAs={`branding/${venue.id}`}
      fields={fields}
      formats={formats}
      record={draft}
      valuesOf={valuesOf}
      problemsOf={(values) => {
        const content = brandingContentOf(values)
        return { ...problemsOfBrandingTexts(content, venue), ...problemsOfColors(content) }
      }}
      catalogue="branding"
      untilComplete={untilUploaded}
      save={(values, version, changed) =>
        saveBrandingDraft(venue.id, { ...changedContentOf(values, changed), version })
      }
      saveLabel={t('form.save')}
      onClose={onClose}
      aside={<LivePreview venue={venue} draft={draft} />}
      asideTabs={{ label: t('form.tabs'), fields: t('form.fields'), aside: t('form.preview') }}
    />
  )
}

/** Shows the values that are being typed. */
function LivePreview({ venue, draft }: Omit<BrandingDrawerProps, 'onClose'>) {
  const typed: Partial<BrandingValues> | undefined = Form.useWatch([], { preserve: true })
  return (
    <BrandingPreview venue={venue} branding={brandingContentOf({ ...brandingValuesOf(draft), ...typed })} isNarrow />
  )
}

function valuesOf(draft: BrandingDraft | null): BrandingValues {
  // The form is always of a draft, or of what it begins with.
  if (!draft) throw new TypeError('There is no new branding')
  return brandingValuesOf(draft)
}
