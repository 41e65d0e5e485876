import { hiddenChange } from '@brigade/domain/access/audit-changes.ts'
import { auditAtVenues, auditPerson, type LoggedPerson } from '#features/auth/public/audit-person.ts'
import type { Transaction } from '#kit/database/transaction.ts'

type AtDevice = { user: LoggedPerson; device: { name: string; restaurantId: number } }

/**
 * Logs a sign-in with a PIN, or a wrong one, at each venue of the person; only that of the device reads which device. There are few wrong
 * ones: they lock the person.
 */
export function* auditPinSignIn(act: 'signedIn' | 'signInFailed', { user, device }: AtDevice): Transaction<void> {
  const { restaurantId: venueId, name } = device
  const others = user.restaurantId.filter((id) => id !== venueId)
  yield* auditAtVenues(act, {
    person: user,
    at: [venueId],
    changes: [{ field: 'device', before: null, after: name }],
  })
  if (others.length > 0) yield* auditAtVenues(act, { person: user, at: others, changes: [hiddenChange('device')] })
}

/** Logs that the PIN of a person was set or removed, and never to what. */
export function auditPinChange(user: LoggedPerson): Transaction<void> {
  return auditPerson('changed', user, [hiddenChange('pin')])
}
