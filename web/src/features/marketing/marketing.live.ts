import { can } from '@brigade/domain/access/permissions.ts'
import { promotionsPath, sortPromotionsPath } from '@brigade/domain/marketing/marketing.api.ts'
import { itemsPath } from '@brigade/domain/menus/menus.api.ts'
import { loadSession } from '#kit/calls/session.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { itemsKey, promotionsKey } from '#features/marketing/marketing.queries.ts'

/** Keeps promotions and the prices of their items in sync for people who write them. Returns an unsubscribe function. */
export async function startMarketingLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'promotions:write')) return () => undefined
  const stops = [
    startLivePages(promotionsPath, ['created', 'patched', 'removed'], promotionsKey),
    startLivePages(sortPromotionsPath, ['created'], promotionsKey),
    startLivePages(itemsPath, ['created', 'patched', 'removed'], itemsKey),
  ]
  return () => stops.forEach((stop) => stop())
}
