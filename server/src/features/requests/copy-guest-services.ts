import { standardServiceTypes } from '@brigade/domain/requests/guest-services.schema.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'

/** Gives a new venue the standard services. */
export function* addGuestServices({ restaurantId }: HookInputs['venues:created']): Transaction<void> {
  yield* run(
    `INSERT INTO guest_services ("restaurantId", "requestType", "index") VALUES ${standardServiceTypes.map(() => '(?, ?, ?)').join(', ')}`,
    ...standardServiceTypes.flatMap((type, place) => [restaurantId, type, place + 1]),
  )
}

/** Gives a duplicated venue the services of the first one with its settings, else the standard ones. */
export function* copyGuestServices(duplicated: HookInputs['venues:duplicated']): Transaction<void> {
  const { from, to, copies, ...call } = duplicated
  if (!copies.includes('settings')) return yield* addGuestServices({ restaurantId: to, ...call })
  yield* run(
    `INSERT INTO guest_services ("restaurantId", ${copied}) SELECT CAST(? AS integer), ${copied} FROM guest_services WHERE "restaurantId" = ?`,
    to,
    from,
  )
}

const copied = `"requestType", "index", "isActive", "label", "daysAvailable", "hoursAvailable", "alertedRoles", "icon", "escalation", "areas",
  "dueMinutes", "questions"`
