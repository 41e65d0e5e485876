import { hiddenChange } from '@brigade/domain/access/audit-changes.ts'
import type { AuditContent } from '@brigade/domain/access/audit-entry.schema.ts'
import { audit, type Transaction } from '#kit/database/transaction.ts'

type Person = { id: number; fname: string; lname: string; restaurantId: readonly number[] }

/** Logs a sign-in with a PIN, or a wrong one, with the device. There are few wrong ones: they lock the person. */
export function* auditPinSignIn(
  act: 'signedIn' | 'signInFailed',
  { user, device }: { user: Person; device: { name: string; restaurantId: number } },
): Transaction<void> {
  yield* audit({
    ...contentOf(user),
    act,
    restaurantId: device.restaurantId,
    changes: [{ field: 'device', before: null, after: device.name }],
  })
}

/** Logs that the PIN of a person was set or removed, and never to what. */
export function* auditPinChange(user: Person): Transaction<void> {
  yield* audit({ ...contentOf(user), act: 'changed', changes: [hiddenChange('pin')] })
}

function contentOf({ id, fname, lname, restaurantId }: Person): AuditContent {
  return {
    act: 'changed',
    record: 'person',
    recordId: id,
    recordName: `${fname} ${lname}`.trim(),
    restaurantId: restaurantId[0] ?? null,
    changes: [],
    moreChanges: 0,
  }
}
