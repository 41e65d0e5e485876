import type { GuestPrincipal, MachinePrincipal, Principal } from '@brigade/domain/access/principal.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { signedOut } from './public/access-tokens.ts'
import type { Database } from '#kit/database/database.ts'
import { findAccount } from './public/find-account.ts'

/** Returns what a principal may know of itself: a staff member's account, or the table or machine unchanged. */
export async function findPrincipal(
  db: Database,
  principal: Principal,
): Promise<StaffUser | GuestPrincipal | MachinePrincipal> {
  return principal.kind === 'staff' ? ownAccount(db, principal.id) : principal
}

/** Returns the account of the calling staff member. */
export async function ownAccount(db: Database, userId: number): Promise<StaffUser> {
  const account = await db.read(() => findAccount(userId))
  if (!account) throw signedOut()
  return account.user
}
