import { colorFields, tidyBranding } from '@brigade/domain/branding/branding.rules.ts'
import type { BrandingContent, BrandingDraft, BrandColor } from '@brigade/domain/branding/branding.schema.ts'
import { type Language, languages, type LocalText } from '@brigade/domain/kit/languages.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { writtenMargin } from '@brigade/domain/receipts/receipts.rules.ts'

/** What people fill in of a draft: an image is a list of at most one address. */
export type BrandingValues = Record<BrandColor, string> & {
  logo: string[]
  cover: string[]
  defaultLanguage: Language
  receiptHeader: Partial<LocalText>
  receiptFooter: Partial<LocalText>
}

/** Returns the values of the form for a draft. */
export function brandingValuesOf(draft: BrandingDraft): BrandingValues {
  const { logo, cover, defaultLanguage, receiptHeader, receiptFooter } = draft
  return {
    logo: logo === null ? [] : [logo],
    cover: cover === null ? [] : [cover],
    ...tableOf(colorFields, (field) => draft[field]),
    defaultLanguage,
    receiptHeader: typedOf(receiptHeader),
    receiptFooter: typedOf(receiptFooter),
  }
}

/** Returns what is sent and shown of the values. */
export function brandingContentOf(values: BrandingValues): BrandingContent {
  const { logo, cover, defaultLanguage, receiptHeader, receiptFooter } = values
  return tidyBranding({
    logo: logo[0] ?? null,
    cover: cover[0] ?? null,
    ...tableOf(colorFields, (field) => values[field]),
    defaultLanguage,
    receiptHeader: writtenMargin(receiptHeader),
    receiptFooter: writtenMargin(receiptFooter),
  })
}

/** Returns what is sent of the values: only changed fields, so that nothing comes back that was published or changed elsewhere. */
export function changedContentOf(values: BrandingValues, changed: readonly string[]): Partial<BrandingContent> {
  const fields = new Set(changed.map((path) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(brandingContentOf(values)).filter(([field]) => fields.has(field)))
}

/** Returns a value for every language, so that an emptied field does not differ from one that was never filled. */
function typedOf(text: LocalText | null): Partial<LocalText> {
  return Object.fromEntries(languages.map((language) => [language, text?.[language] ?? '']))
}
