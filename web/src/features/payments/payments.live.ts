import { can } from '@brigade/domain/access/permissions.ts'
import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import { liveRule } from '#kit/live/live-gathering.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { keepMenuCount } from '#kit/features/menu-counts.ts'
import { loadSession } from '#kit/calls/session.ts'
import { alertsAddress } from '#features/payments/payments-address.ts'
import { showSettledByOthers } from '#features/payments/being-settled.ts'
import { alertPagesKey, openAlertCount } from '#features/payments/payments.queries.ts'
import { paidLists, paymentAlertLists } from '#features/payments/reported-payments.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

/** Keeps in sync the payments that are shown, the list of alerts, and their number. Returns an unsubscribe function. */
export async function startPaymentsLive(): Promise<() => void> {
  const { user } = await loadSession()
  const scope = venueScopeOf(user)
  const stops = [
    ...(await Promise.all([paidLists.start(), paymentAlertLists.start()])),
    ...(can(user, 'paymentEvents:read')
      ? [startLivePages(paymentEventsPath, ['created', 'patched'], alertPagesKey)]
      : []),
    ...(can(user, 'paymentEvents:settle')
      ? [registerLiveRules([liveRule(paymentEventsPath, 'patched', showSettledByOthers)])]
      : []),
    ...(can(user, 'paymentEvents:settle') && scope !== null
      ? [keepMenuCount(alertsAddress, openAlertCount(scope))]
      : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
