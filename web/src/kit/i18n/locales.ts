import type { Language } from '@brigade/domain/kit/languages.ts'

/**
 * The locale by which the browser formats the dates and numbers of each language, in the Western digits that tickets,
 * bills and phones of the region have. Browsers lack Sorani: its numbers are those of Arabic, and its words are in
 * `languages/ku/own-formats.ts`.
 */
export const locales = {
  en: 'en-GB',
  ar: 'ar-AE-u-nu-latn',
  de: 'de-DE',
  it: 'it-IT',
  ru: 'ru-RU',
  fr: 'fr-FR',
  ku: 'ar-AE-u-nu-latn',
  sw: 'sw-KE',
  tr: 'tr-TR',
} satisfies Record<Language, string>
