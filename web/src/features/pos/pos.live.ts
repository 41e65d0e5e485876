import { can } from '@brigade/domain/access/permissions.ts'
import { posNotificationsPath, posPostingsPath } from '@brigade/domain/pos/pos.api.ts'
import { loadWords } from '#kit/i18n.ts'
import { startLivePages } from '#kit/live-pages.ts'
import { keepMenuCount } from '#kit/menu-counts.ts'
import { loadSession } from '#kit/session.ts'
import { addOrderStatePart } from '#features/orders/door/order-state-parts.tsx'
import { startOrderPostings } from '#features/pos/order-postings.ts'
import { OrderPosOnCard, OrderPosOnPage, SendOnCard } from '#features/pos/parts/order-pos.tsx'
import { newNotices, noticesKey, postingPagesKey } from '#features/pos/pos.queries.ts'
import { type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'

/** Keeps what is shown of postings true, and shows on orders how they stand, while somebody is signed in who may see it. Returns how to stop. */
export async function startPosLive(): Promise<() => void> {
  const [{ user }] = await Promise.all([loadSession(), loadWords('pos')])
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
