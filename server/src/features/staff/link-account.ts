import { nameOf, type StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { staffPath } from '@brigade/domain/staff/staff.api.ts'
import { mailOfLink } from '@brigade/domain/staff/staff.link-mails.ts'
import { staffErrors } from '@brigade/domain/staff/staff.errors.ts'
import { type Person, refusalOfAccess } from '@brigade/domain/staff/staff.rules.ts'
import type { StaffLink } from '@brigade/domain/staff/staff.schema.ts'
import { queueMail } from '#features/mail/public/queue-mail.ts'
import { auditPerson } from '#features/auth/public/audit-person.ts'
import type { UserRow } from '#features/auth/public/user-columns.ts'
import type { Call } from '#kit/context/call.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { conflict, forbidden } from '#kit/errors/errors.ts'
import { type NewLink, mailsAboutLink, makeLink, mayMailLink } from './account-links.ts'
import { lockAccount } from './locked-accounts.ts'
import { memberOf } from './staff-members.ts'

const pathOf = { invitation: '/invitation/', reset: '/reset/' } as const

/**
 * Makes a new link for an account: an invitation until its owner has joined, then one for a new password. Throws
 * NotFound, Forbidden for people whom the caller may not manage, and Conflict for a deactivated account.
 */
export function* linkAccount({ id }: { id: number }, call: Call<StaffPrincipal>): Transaction<StaffLink> {
  const { manager, person, row } = yield* lockAccount(id, call)
  const refusal = refusalOfAccess(manager, person)
  if (refusal) throw forbidden({ message: staffErrors[refusal], reason: refusal })
  if (!row.isActive) throw conflict({ message: staffErrors.isInactive, reason: 'isInactive' })
  const link = yield* makeLink({ userId: id, kind: row.isInvited ? 'invitation' : 'reset', now: call.now })
  yield* auditPerson('linked', { ...row, restaurantId: person.restaurantId })
  yield* emit(staffPath, 'patched', { id, restaurantId: [...person.restaurantId] })
  return yield* answerLink({ row, manager, link }, call)
}

type MadeLink = { row: UserRow; manager: Person; link: NewLink }

/** Returns the answer that shows a link, which is the only one, and queues the mail with it if there is a mailer. */
export function* answerLink(
  { row, manager, link: { kind, token, expiresAt } }: MadeLink,
  { principal, now, app }: Call<StaffPrincipal>,
): Transaction<StaffLink> {
  const { publicUrl = '' } = app.settings
  const link = `${publicUrl}${pathOf[kind]}${token}`
  const { email, fname, language } = row
  const isMailed = app.mailer !== undefined && (yield* mayMailLink(row.id, now))
  if (isMailed) {
    const written = mailOfLink({ kind, language, fname, by: nameOf(principal), link })
    yield* queueMail(app, { mail: { to: email, ...written }, about: mailsAboutLink(row.id), expiresAt, now })
  }
  const member = yield* memberOf(row, manager, now)
  return { id: row.id, member, kind, link, mailedTo: isMailed && app.mailer?.reachesPeople ? email : null, expiresAt }
}
