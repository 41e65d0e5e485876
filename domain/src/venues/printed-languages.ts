import type { Language } from '../kit/languages.ts'
import type { Venue } from './venues.schema.ts'

type LanguageSettings = Pick<Venue, 'receiptLanguages' | 'biLingual' | 'hasKurdish'>

/**
 * Returns the languages of a venue's prints for guests: those chosen for its receipts, else English, with Arabic if it
 * is bilingual and Kurdish if its menus have it. Other languages for travellers are on menus only, unless they are
 * chosen. (product, Receipts)
 */
export function printedLanguagesOf({ receiptLanguages, biLingual, hasKurdish }: LanguageSettings): readonly Language[] {
  if (receiptLanguages) return receiptLanguages
  return ['en', ...(biLingual ? (['ar'] as const) : []), ...(hasKurdish ? (['ku'] as const) : [])]
}
