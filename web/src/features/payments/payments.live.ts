import { can } from '@brigade/domain/access/permissions.ts'
import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import { liveRule } from '#kit/live-gathering.ts'
import { startLivePages } from '#kit/live-pages.ts'
import { registerLiveRules } from '#kit/live-rules.ts'
import { keepMenuCount } from '#kit/menu-counts.ts'
import { loadSession } from '#kit/session.ts'
import { alertsAddress } from '#features/payments/payments-address.ts'
import { tellSettledMeanwhile } from '#features/payments/being-settled.ts'
import { alertPagesKey, openAlertCount } from '#features/payments/payments.queries.ts'
import { paidLists, paymentAlertLists } from '#features/payments/told-payments.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

/** Keeps true what people are told of payments, the list of what needs somebody, and how much that is. Returns how to stop. */
export async function startPaymentsLive(): Promise<() => void> {
  const { user } = await loadSession()
  const scope = venueScopeOf(user)
  const stops = [
    ...(await Promise.all([paidLists.start(), paymentAlertLists.start()])),
    ...(can(user, 'paymentEvents:read')
      ? [startLivePages(paymentEventsPath, ['created', 'patched'], alertPagesKey)]
      : []),
    ...(can(user, 'paymentEvents:settle')
      ? [registerLiveRules([liveRule(paymentEventsPath, 'patched', tellSettledMeanwhile)])]
      : []),
    ...(can(user, 'paymentEvents:settle') && scope !== null
      ? [keepMenuCount(alertsAddress, openAlertCount(scope))]
      : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
