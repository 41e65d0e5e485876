import { one, type Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { currencyInUse, venueBusy } from '#features/orders/public/open-at-venue.ts'

/** Keeps the currency of a venue while someone can still pay on a provider's page. Throws Conflict. */
export function* keepCurrencyOfCheckouts({
  before: { id },
  changed,
  now,
}: HookInputs['venues:settingsChange']): Transaction<void> {
  if (changed.currency && (yield* findOpenCheckout(id, now))) throw currencyInUse()
}

/** Keeps a venue from being archived while someone can still pay there on a provider's page. Throws Conflict. */
export function* keepPayingVenue({ venueId, now }: HookInputs['venues:archived']): Transaction<void> {
  if (yield* findOpenCheckout(venueId, now)) throw venueBusy()
}

function findOpenCheckout(venueId: number, now: Date): Transaction<{ id: number } | undefined> {
  return one<{ id: number }>(
    `SELECT "id" FROM checkouts WHERE "restaurantId" = ? AND "state" = 'open' AND "expiresAt" > ? LIMIT 1`,
    venueId,
    now.toISOString(),
  )
}
