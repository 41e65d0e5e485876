import type { Static } from '@sinclair/typebox'
import type { localTextSchema } from './languages.schema.ts'

export const languages = ['en', 'ar', 'de', 'it', 'ru', 'fr', 'ku', 'sw', 'tr'] as const

/** The nine languages of content and of the dashboard; content has English and Arabic at least. (spec 2, §1) */
export type Language = (typeof languages)[number]

/** The name of each language in that language. */
export const languageNames = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  it: 'Italiano',
  ru: 'Русский',
  fr: 'Français',
  ku: 'کوردی',
  sw: 'Kiswahili',
  tr: 'Türkçe',
} satisfies Record<Language, string>

export type LocalText = Static<typeof localTextSchema>

const rightToLeft: readonly Language[] = ['ar', 'ku']

/** Returns whether a language is written from right to left: Arabic, and Kurdish in its Sorani script. */
export function isRightToLeft(language: Language): boolean {
  return rightToLeft.includes(language)
}

/** Returns a text in the wanted language, or in English if it lacks that language. */
export function textIn(text: LocalText, language: Language): string {
  return text[language] || text.en
}
