import { can } from '@brigade/domain/access/permissions.ts'
import { posNotificationsPath, posPostingsPath } from '@brigade/domain/pos/pos.api.ts'
import { loadTranslations } from '#kit/i18n/i18n.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { keepMenuCount } from '#kit/features/menu-counts.ts'
import { loadSession } from '#kit/calls/session.ts'
import { addOrderStatePart } from '#features/orders/public/order-state-parts.tsx'
import { startOrderPostings } from '#features/pos/order-postings.ts'
import { OrderPosOnCard, OrderPosOnPage, SendOnCard } from '#features/pos/parts/order-pos.tsx'
import { newNotices, noticesKey, postingPagesKey } from '#features/pos/pos.queries.ts'
import { type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'

/**
 * Keeps the shown postings in sync, and shows their states on orders, while a person is signed in who may see them.
 * Returns an unsubscribe function.
 */
export async function startPosLive(): Promise<() => void> {
  const [{ user }] = await Promise.all([loadSession(), loadTranslations('pos')])
  if (!can(user, 'pos:read')) return () => undefined
  const stops = [
    startLivePages(posPostingsPath, ['created', 'patched'], postingPagesKey),
    startOrderPostings(),
    addOrderStatePart('card', OrderPosOnCard),
    addOrderStatePart('cardActs', SendOnCard),
    addOrderStatePart('page', OrderPosOnPage),
    ...(can(user, 'pos:post') ? startNotices(venueScopeOf(user)) : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function startNotices(scope: VenueScope | null): (() => void)[] {
  return [
    startLivePages(posNotificationsPath, ['created', 'patched', 'removed'], noticesKey),
    ...(scope === null ? [] : [keepMenuCount('/pos', newNotices(scope))]),
  ]
}
