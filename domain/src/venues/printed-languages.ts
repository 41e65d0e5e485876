import type { Language } from '../kit/languages.ts'
import type { Venue } from './venues.schema.ts'

type LanguageSettings = Pick<Venue, 'receiptLanguages' | 'biLingual' | 'hasKurdish'>

/**
 * In which languages a venue prints for its guests: those that it has chosen for its receipts, else English, with Arabic where it is bilingual
 * and Kurdish where its menus have it. The languages of travellers stand on menus alone unless they are chosen. (product, Receipts)
 */
export function printedLanguagesOf({ receiptLanguages, biLingual, hasKurdish }: LanguageSettings): readonly Language[] {
  if (receiptLanguages) return receiptLanguages
  return ['en', ...(biLingual ? (['ar'] as const) : []), ...(hasKurdish ? (['ku'] as const) : [])]
}
