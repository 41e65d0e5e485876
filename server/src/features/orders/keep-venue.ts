import type { Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { holdTables } from '#features/tables/public/hold-tables.ts'
import { currencyInUse, findOpenAt, venueBusy } from './public/open-at-venue.ts'

/** Keeps the currency of a venue while a bill or an order of it is open. Throws Conflict. */
export function* keepCurrency({
  before: { id },
  changed,
  app,
}: HookInputs['venues:settingsChange']): Transaction<void> {
  if (!changed.currency) return
  yield* holdTables(id, app.db)
  if (yield* findOpenAt(id)) throw currencyInUse()
}

/** Keeps a venue from being archived while a bill or an order of it is open. Throws Conflict. */
export function* keepBusyVenue({ venueId, app }: HookInputs['venues:archived']): Transaction<void> {
  yield* holdTables(venueId, app.db)
  if (yield* findOpenAt(venueId)) throw venueBusy()
}
