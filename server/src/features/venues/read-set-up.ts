import type { Principal } from '@brigade/domain/access/principal.ts'
import { stepsOf, type VenueSetUp, type VenueStep } from '@brigade/domain/venues/venues.setup.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'
import { venueUnknown } from './change-settings.ts'
import type { SetUpCounter } from './public/set-up-counter.ts'

type ReadSetUp = { id: number; principal: Principal; counters: readonly SetUpCounter[] }

/** Returns how far a venue is set up. Throws NotFound for another tenant's venue. */
export function* readSetUp({ id, principal, counters }: ReadSetUp): Transaction<VenueSetUp> {
  assertSees(principal, id)
  if (!(yield* one('SELECT "id" FROM venues WHERE "id" = ?', id))) throw venueUnknown(id)
  const counted: { step: VenueStep; count: number }[] = []
  for (const { step, count } of counters) counted.push({ step, count: yield* count(id) })
  return { id, steps: stepsOf(counted) }
}
