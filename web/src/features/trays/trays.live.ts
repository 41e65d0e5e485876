import { can } from '@brigade/domain/access/permissions.ts'
import { trayStickersPath, traysPath } from '@brigade/domain/trays/trays.api.ts'
import { loadTranslations } from '#kit/i18n/i18n.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { loadSession } from '#kit/calls/session.ts'
import { activeTrayLists, fetchedTrayLists } from '#features/trays/active-trays.ts'
import { addOrderStatePart } from '#features/orders/public/order-state-parts.tsx'
import { startSendingTicks } from '#features/trays/round/round-ticks.ts'
import { LinkTrayOnCard, OrderTraysOnCard } from '#features/trays/parts/order-trays.tsx'
import { fetchedTraysKey, orderTraysKey, stickersKey } from '#features/trays/trays.queries.ts'

/**
 * Keeps the shown trays in sync, and shows the trays of delivered orders to people who work with them, while a person
 * is signed in. Returns an unsubscribe function.
 */
export async function startTraysLive(): Promise<() => void> {
  const [{ user }] = await Promise.all([loadSession(), loadTranslations('trays')])
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
          startSendingTicks(),
        ]
      : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
