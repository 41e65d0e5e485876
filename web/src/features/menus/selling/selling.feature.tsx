import { can } from '@brigade/domain/access/permissions.ts'
import type { WebFeature } from '#kit/features/feature.ts'
import { loadSession } from '#kit/calls/session.ts'

/** The sold-out list, opened from every screen that works on orders. */
export const sellingFeature: WebFeature = {
  name: 'selling',
  translations: () => import('#features/menus/selling/selling.translations.en.ts'),
  usesCatalogues: ['menus', 'passphrases'],
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
