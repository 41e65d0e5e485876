import { staffErrors } from '@brigade/domain/staff/staff.errors.ts'
import { linkHours, type LinkKind } from '@brigade/domain/staff/staff.schema.ts'
import { withdrawMails } from '#features/mail/public/queue-mail.ts'
import type { Database } from '#kit/database/database.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import { insert, one, run, type Transaction } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'
import { hashOfToken, newToken } from '#kit/settings/secret-tokens.ts'

/** A link by which its owner chooses a password. Its token is stored only as a hash. */
export type AccountLink = {
  id: number
  userId: number
  kind: LinkKind
  expiresAt: string
  usedAt: string | null
  endedAt: string | null
}

export type NewLink = { kind: LinkKind; token: string; expiresAt: string }

/** In an hour, this many links of an account are mailed: more would be a nuisance to whoever gets them. */
const mailsAnHour = 5

/** Days for which a link is stored after its end, so that its owner still reads what has become of it. */
const keptDays = 30

/** Makes a link for an account, and ends the one before it. */
export function* makeLink({ userId, kind, now }: { userId: number; kind: LinkKind; now: Date }): Transaction<NewLink> {
  yield* endLinks(userId, now)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkHours * 3_600_000).toISOString()
  yield* insert(
    'INSERT INTO account_links ("userId", "kind", "tokenHash", "createdAt", "expiresAt") VALUES (?, ?, ?, ?, ?)',
    userId,
    kind,
    hashOfToken(token),
    now.toISOString(),
    expiresAt,
  )
  return { kind, token, expiresAt }
}

/** Ends the links of an account that were not used yet, and withdraws the mail of one. */
export function* endLinks(userId: number, now: Date): Transaction<void> {
  yield* run(
    'UPDATE account_links SET "endedAt" = ? WHERE "userId" = ? AND "usedAt" IS NULL AND "endedAt" IS NULL',
    now.toISOString(),
    userId,
  )
  yield* withdrawMails(mailsAboutLink(userId))
}

/** Returns whether the newest link of an account may be mailed. It is shown to its maker in any case. */
export function* mayMailLink(userId: number, now: Date): Transaction<boolean> {
  const since = new Date(now.getTime() - 3_600_000).toISOString()
  const made = yield* one<{ total: number }>(
    'SELECT count(*) AS "total" FROM account_links WHERE "userId" = ? AND "createdAt" > ?',
    userId,
    since,
  )
  return (made?.total ?? 0) <= mailsAnHour
}

/** Returns what the mails with links of an account are about. */
export function mailsAboutLink(userId: number): string {
  return `accountLink:${userId}`
}

/** Returns the link of a token, whether or not it still works. */
export function* findLink(token: string): Transaction<AccountLink | undefined> {
  return yield* one<AccountLink>('SELECT * FROM account_links WHERE "tokenHash" = ?', hashOfToken(token))
}

/** Marks a link as used. The row of its account is locked, so that of two people at once, one uses it. */
export function* markUsed(id: number, now: Date): Transaction<void> {
  yield* run('UPDATE account_links SET "usedAt" = ? WHERE "id" = ?', now.toISOString(), id)
}

/** Throws Conflict with the reason why a link no longer works. */
export function assertUsable({ usedAt, endedAt, expiresAt }: AccountLink, now: Date): void {
  if (usedAt !== null) refuseLink('linkUsed')
  if (endedAt !== null) refuseLink('linkRenewed')
  if (Date.parse(expiresAt) <= now.getTime()) refuseLink('linkExpired')
}

export function refuseLink(reason: 'linkUsed' | 'linkRenewed' | 'linkExpired' | 'linkUnknown'): never {
  throw conflict({ message: staffErrors[reason], reason })
}

/** Deletes links that ended long ago. */
export function forgetOldLinks(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  return forgetRows(db, { table: 'account_links', where: '"expiresAt" < ?', params: [before] })
}
