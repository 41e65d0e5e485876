import { setupSlot } from '#features/venues/public/setup-slot.ts'
import type { WebFeature } from '#kit/features/feature.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { lockIcon } from '#ui/icon-paths.ts'

const PassphrasesDrawer = lazyPart(
  async () => ({ default: (await import('#features/passphrases/public/passphrases-drawer.tsx')).PassphrasesDrawer }),
  ['passphrases'],
)

export const passphrasesFeature: WebFeature = {
  name: 'passphrases',
  translations: () => import('#features/passphrases/passphrases.translations.en.ts'),
  routes: [],
  fills: [
    setupSlot.filledBy({
      form: 'passphrases',
      Form: PassphrasesDrawer,
      labelKey: 'passphrases:screens.passphrases',
      helpKey: 'passphrases:help.passphrases',
      permission: 'passphrases:write',
      icon: lockIcon,
      inShortMenu: true,
      task: 'access',
    }),
  ],
  popups: async () => (await import('#features/passphrases/parts/passphrase-host.tsx')).PassphraseHost,
}
