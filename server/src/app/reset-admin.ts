import { parseArgs } from 'node:util'
import { findAccountByEmail } from '#features/auth/public/find-account.ts'
import { removeFactor } from '#features/auth/public/remove-factor.ts'
import { endSessionsOf } from '#features/auth/public/sessions.ts'
import { userColumns } from '#features/auth/public/user-columns.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { CommandProblem, emailOf, readArguments, runCommand } from './command.ts'
import { readNewPasswordHash } from './read-password.ts'
import { withDatabase } from './with-database.ts'

const usage = 'npm run admin:reset -- --email you@example.com'

await runCommand(resetAdmin)

/** Resets an admin whom nobody else can help: sets a new password, activates the account and removes its second factor. */
async function resetAdmin(): Promise<void> {
  const email = readArguments(readEmail, usage)
  const passwordHash = await readNewPasswordHash()
  await withDatabase(async (db) => {
    const reset = await db.write(() => setPassword({ email, passwordHash, now: new Date() }))
    if (!reset) throw new CommandProblem(`There is no admin with the email ${email}.`)
    console.log(`The password of ${email} is changed. All devices of this account are signed out.`)
    if (reset.hadSecondFactor)
      console.log('The second factor of this account is removed. Set it up again in the settings.')
  })
}

type NewPassword = { email: string; passwordHash: string; now: Date }

type Reset = { hadSecondFactor: boolean }

function* setPassword({ email, passwordHash, now }: NewPassword): Transaction<Reset | undefined> {
  const account = yield* findAccountByEmail(email)
  if (account?.user.role !== 'admin') return undefined
  const set = { passwordHash, isActive: true, isInvited: false, updatedAt: now.toISOString(), updatedBy: null }
  yield* userColumns.update(set, { where: '"id" = ?', params: [account.user.id] })
  yield* endSessionsOf(account.user.id)
  return { hadSecondFactor: yield* removeFactor(account.user) }
}

function readEmail(): string {
  return emailOf(parseArgs({ options: { email: { type: 'string' } } }).values.email)
}
