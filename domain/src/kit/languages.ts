import { type Static, Type } from '@sinclair/typebox'

export const languages = ['en', 'ar', 'de', 'it', 'ru', 'fr', 'ku', 'sw', 'tr'] as const

export const languageSchema = Type.Union(languages.map((language) => Type.Literal(language)))

/** The nine languages that content may be written in; English and Arabic are required. (spec 2, §1) */
export type Language = (typeof languages)[number]

/** Those that staff can have the dashboard in: all that is said to them is there in both. */
export const interfaceLanguages = ['en', 'ar'] as const satisfies readonly Language[]

export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** In which of them somebody is told something whose account has this language: English where it is none of them. */
export function interfaceLanguageOf(language: Language): InterfaceLanguage {
  return interfaceLanguages.find((each) => each === language) ?? 'en'
}

/** The name of each language in itself. */
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

/** A text in several languages, keyed by language code. */
export const localTextSchema = Type.Object(
  {
    en: Type.String(),
    ar: Type.Optional(Type.String()),
    de: Type.Optional(Type.String()),
    it: Type.Optional(Type.String()),
    ru: Type.Optional(Type.String()),
    fr: Type.Optional(Type.String()),
    ku: Type.Optional(Type.String()),
    sw: Type.Optional(Type.String()),
    tr: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)

export type LocalText = Static<typeof localTextSchema>

const rightToLeft: readonly Language[] = ['ar', 'ku']

/** Whether a language is written from right to left: Arabic, and Kurdish in its Sorani script. */
export function isRightToLeft(language: Language): boolean {
  return rightToLeft.includes(language)
}

/** A text in the wanted language, or in English where it has none. */
export function textIn(text: LocalText, language: Language): string {
  return text[language] || text.en
}
