import type { LoadTranslations } from '#kit/i18n/language-parts.ts'

export const signInTranslations: LoadTranslations = () => import('#features/auth/sign-in.translations.en.ts')

/** The set-up of a second factor, which few sign-ins need. */
export const secondFactorTranslations: LoadTranslations = () =>
  import('#features/auth/second-factor.translations.en.ts')
