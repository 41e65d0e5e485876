import type { PatchOwnAccount, StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { signedOut } from '#kit/access-tokens.ts'
import { run, type Work } from '#kit/work.ts'
import { findAccount } from './find-account.ts'

export type PatchOwnAccountInput = { userId: number; body: PatchOwnAccount }

/** Changes one's own name and interface language. */
export function* patchOwnAccount({ userId, body }: PatchOwnAccountInput): Work<StaffUser> {
  const account = yield* findAccount(userId)
  if (!account) throw signedOut()
  const { fname = account.user.fname, lname = account.user.lname, language = account.user.language } = body
  const names = { fname: fname.trim(), lname: lname.trim() }
  yield* run(
    'UPDATE users SET "fname" = ?, "lname" = ?, "language" = ? WHERE "id" = ?',
    names.fname,
    names.lname,
    language,
    userId,
  )
  return { ...account.user, ...names, language }
}
