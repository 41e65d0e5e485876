import type { PatchOwnAccount, StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { signedOut } from './door/access-tokens.ts'
import type { Work } from '#kit/work.ts'
import { findAccount } from './find-account.ts'
import { userColumns } from './user-columns.ts'

export type PatchOwnAccountInput = { userId: number; body: PatchOwnAccount }

/** Changes one's own name and interface language. */
export function* patchOwnAccount({ userId, body }: PatchOwnAccountInput): Work<StaffUser> {
  const account = yield* findAccount(userId)
  if (!account) throw signedOut()
  const { fname = account.user.fname, lname = account.user.lname, language = account.user.language } = body
  const names = { fname: fname.trim(), lname: lname.trim() }
  yield* userColumns.update({ ...names, language }, { where: '"id" = ?', params: [userId] })
  return { ...account.user, ...names, language }
}
