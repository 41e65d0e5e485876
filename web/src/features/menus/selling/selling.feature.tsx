import { can } from '@brigade/domain/access/permissions.ts'
import type { WebFeature } from '#kit/feature.ts'
import { loadSession } from '#kit/session.ts'

/** What is sold out, marked from wherever orders are worked on. */
export const sellingFeature: WebFeature = {
  name: 'selling',
  words: {
    en: () => import('#features/menus/selling/selling.words.en.ts'),
    ar: () => import('#features/menus/selling/selling.words.ar.ts'),
  },
  alsoSays: ['menus', 'passphrases'],
  routes: [],
  startLive: async () => {
    const { user } = await loadSession()
    if (!can(user, 'menus:soldOut')) return () => undefined
    const stops = [
      (await import('#features/menus/selling/sold-out.live.ts')).startSoldOutLive(),
      (await import('#features/menus/selling/selling-menu.live.ts')).startSellingMenuLive(),
    ]
    return () => stops.forEach((stop) => stop())
  },
}
