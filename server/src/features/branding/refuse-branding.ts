import { brandingErrors } from '@brigade/domain/branding/branding.errors.ts'
import { problemsOfBrandingTexts, problemsOfColors } from '@brigade/domain/branding/branding.rules.ts'
import type { BrandingContent } from '@brigade/domain/branding/branding.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { refuseFields, unprocessable, wrongFields } from '#kit/errors/errors.ts'

/**
 * Refuses branding that breaks a rule. Throws BadRequest for texts and languages, Unprocessable for colours that can't be
 * read, with the nearest readable ones in `data.params`.
 */
export function refuseBranding(content: BrandingContent, venue: Venue): void {
  refuseFields(problemsOfBrandingTexts(content, venue), brandingErrors)
  const wrong = wrongFields(problemsOfColors(content), brandingErrors)
  const [sentence] = Object.values(wrong.fields)
  if (sentence !== undefined) throw unprocessable({ message: sentence, reason: 'colorsUnreadable', ...wrong })
}
