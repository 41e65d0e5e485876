import { can } from '@brigade/domain/access/permissions.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { onCatchUp } from '#kit/live/catch-up.ts'
import { refetchingPages } from '#kit/live/live-pages.ts'
import { liveRule } from '#kit/live/live-gathering.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { loadSession } from '#kit/calls/session.ts'
import { changesFigures } from '#features/orders/finance/changes-figures.ts'
import { financeKey } from '#features/orders/finance/finance.queries.ts'

/**
 * Keeps the figures in sync: they are fetched again soon after an order ended, was reopened or was paid. Returns an
 * unsubscribe function.
 */
export async function startFinanceLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'finance:read')) return () => undefined
  const pages = refetchingPages(financeKey)
  const stopRules = registerLiveRules([
    liveRule(ordersPath, 'patched', (orders) => {
      if (orders.some(changesFigures)) pages.request()
    }),
  ])
  const stopCatchUp = onCatchUp(() => queryClient.invalidateQueries({ queryKey: financeKey }))
  return () => {
    stopRules()
    stopCatchUp()
    pages.stop()
  }
}
