import type { WebFeature } from '#kit/features/feature.ts'

export const passphrasesFeature: WebFeature = {
  name: 'passphrases',
  translations: {
    en: () => import('#features/passphrases/passphrases.translations.en.ts'),
    ar: () => import('#features/passphrases/passphrases.translations.ar.ts'),
  },
  routes: [],
  popups: async () => (await import('#features/passphrases/parts/passphrase-host.tsx')).PassphraseHost,
}
