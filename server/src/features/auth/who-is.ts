import type { GuestPrincipal, MachinePrincipal, Principal } from '@brigade/domain/access/principal.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { signedOut } from './door/access-tokens.ts'
import type { Database } from '#kit/database.ts'
import { findAccount } from './find-account.ts'

/** What a principal may know of itself: the account of a member of staff, or the table or machine as it is. */
export async function whoIs(
  db: Database,
  principal: Principal,
): Promise<StaffUser | GuestPrincipal | MachinePrincipal> {
  return principal.kind === 'staff' ? ownAccount(db, principal.id) : principal
}

/** The account of the member of staff who asks. */
export async function ownAccount(db: Database, userId: number): Promise<StaffUser> {
  const account = await db.read(() => findAccount(userId))
  if (!account) throw signedOut()
  return account.user
}
