import { can } from '@brigade/domain/access/permissions.ts'
import { trayStickersPath, traysPath } from '@brigade/domain/trays/trays.api.ts'
import { loadWords } from '#kit/i18n.ts'
import { startLivePages } from '#kit/live-pages.ts'
import { loadSession } from '#kit/session.ts'
import { activeTrayLists, fetchedTrayLists } from '#features/trays/active-trays.ts'
import { addOrderStatePart } from '#features/orders/door/order-state-parts.tsx'
import { startSendingTicks } from '#features/trays/round/round-ticks.ts'
import { LinkTrayOnCard, OrderTraysOnCard } from '#features/trays/parts/order-trays.tsx'
import { fetchedTraysKey, orderTraysKey, stickersKey } from '#features/trays/trays.queries.ts'

/** Keeps what is shown of trays true, and shows who works with them the trays of orders that were brought, while somebody is signed in. Returns how to stop. */
export async function startTraysLive(): Promise<() => void> {
  const [{ user }] = await Promise.all([loadSession(), loadWords('trays')])
  if (user === null || !can(user, 'trays:read')) return () => undefined
  const stops = [
    await activeTrayLists.start((trays) => void fetchedTrayLists.apply(trays)),
    startLivePages(traysPath, ['patched'], fetchedTraysKey),
    startLivePages(traysPath, ['created', 'patched'], orderTraysKey),
    startLivePages(trayStickersPath, ['created', 'removed'], stickersKey),
    ...(can(user, 'trays:write')
      ? [
          addOrderStatePart('card', OrderTraysOnCard),
          addOrderStatePart('cardActs', LinkTrayOnCard),
          startSendingTicks(user.id),
        ]
      : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
