import { hiddenChange } from '@brigade/domain/access/audit-changes.ts'
import { auditPerson, contentOfPerson, type LoggedPerson } from '#features/auth/public/audit-person.ts'
import { audit, type Transaction } from '#kit/database/transaction.ts'

type AtDevice = { user: LoggedPerson; device: { name: string; restaurantId: number } }

/** Logs a sign-in with a PIN, or a wrong one, with the device. There are few wrong ones: they lock the person. */
export function auditPinSignIn(act: 'signedIn' | 'signInFailed', { user, device }: AtDevice): Transaction<void> {
  const content = contentOfPerson(act, user, [{ field: 'device', before: null, after: device.name }])
  return audit({ ...content, restaurantId: device.restaurantId })
}

/** Logs that the PIN of a person was set or removed, and never to what. */
export function auditPinChange(user: LoggedPerson): Transaction<void> {
  return auditPerson('changed', user, [hiddenChange('pin')])
}
