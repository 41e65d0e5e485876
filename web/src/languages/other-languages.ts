import type { LanguageLoaders } from '#kit/i18n/language-parts.ts'

/** The languages beside English: a folder each, and a row here. */
export const otherLanguages: LanguageLoaders = {
  ar: () => import('#languages/ar/language.ts'),
  de: () => import('#languages/de/language.ts'),
  it: () => import('#languages/it/language.ts'),
  ru: () => import('#languages/ru/language.ts'),
  fr: () => import('#languages/fr/language.ts'),
  ku: () => import('#languages/ku/language.ts'),
  sw: () => import('#languages/sw/language.ts'),
  tr: () => import('#languages/tr/language.ts'),
}
