import type { Principal } from '@brigade/domain/access/principal.ts'
import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { ToldKind } from '@brigade/domain/payments/payments.schema.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { updatedBy } from '#kit/records.ts'
import { placesFor, type Work } from '#kit/work.ts'
import { paymentEventColumns, paymentEventOfRow } from './payment-event-columns.ts'

type Settling = { provider: string; kind: ToldKind; references: readonly string[]; principal: Principal; now: Date }

/** Settles what needed a person and needs none any more, by what a provider told since. */
export function* settleAlerts({ provider, kind, references, principal, now }: Settling): Work<Announcement[]> {
  if (references.length === 0) return []
  const settled = yield* paymentEventColumns.updateStored(
    { state: 'settled', reason: null, ...updatedBy(principal, now) },
    {
      where: `"provider" = ? AND "kind" = ? AND "state" = 'needsPerson' AND "reference" IN (${placesFor(references)})`,
      params: [provider, kind, ...references],
    },
  )
  return settled.map((row) => ({ path: paymentEventsPath, event: 'patched', record: paymentEventOfRow(row) }))
}
