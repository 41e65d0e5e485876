import type { Currency } from '@brigade/domain/kit/money.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import type { Locale } from 'antd/es/locale'
import type { Translations } from '#kit/i18n/translations.ts'

/**
 * The content of a translation file: the words of its feature, and the few of other features that are shown around
 * every screen.
 */
export type TranslationsFile = {
  translations: Translations
  menuTranslations?: Readonly<Record<string, Translations>>
}

/** Loads the texts of a feature: `() => import('./orders.translations.en.ts')`. */
export type LoadTranslations = () => Promise<TranslationsFile>

/** The files of a language, none of which is fetched before it is needed. */
export type LanguageParts = {
  /** The catalogues by the name of their file: `./menu-items.ts`. */
  catalogues: Readonly<Record<string, LoadTranslations>>
  /** The words of Ant Design. */
  loadAntdLocale: () => Promise<{ antdLocale: Locale }>
  /** For a language that browsers don't have. */
  ownFormats?: OwnFormats
}

/** What `Intl` says in other languages. */
export type OwnFormats = {
  /** From January on. */
  months: readonly string[]
  minute: string
  hour: string
  day: string
  currencies: Readonly<Record<Currency, string>>
  languages: Readonly<Record<Language, string>>
}

/** The languages beside English; each is fetched when a person chooses it. */
export type LanguageLoaders = Record<Exclude<Language, 'en'>, () => Promise<{ languageParts: LanguageParts }>>
