import type { WebFeature } from '#kit/feature.ts'

export const passphrasesFeature: WebFeature = {
  name: 'passphrases',
  words: {
    en: () => import('#features/passphrases/passphrases.words.en.ts'),
    ar: () => import('#features/passphrases/passphrases.words.ar.ts'),
  },
  routes: [],
  popups: async () => (await import('#features/passphrases/parts/passphrase-host.tsx')).PassphraseHost,
}
