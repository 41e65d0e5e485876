import type { TranslationsByLanguage } from '#kit/i18n/i18n.ts'

export const signInTranslations: TranslationsByLanguage = {
  en: () => import('#features/auth/sign-in.translations.en.ts'),
  ar: () => import('#features/auth/sign-in.translations.ar.ts'),
}

/** The set-up of a second factor, which few sign-ins need. */
export const secondFactorTranslations: TranslationsByLanguage = {
  en: () => import('#features/auth/second-factor.translations.en.ts'),
  ar: () => import('#features/auth/second-factor.translations.ar.ts'),
}
