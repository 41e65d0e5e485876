import { deviceNameOf } from '@brigade/domain/auth/device-name.ts'
import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { staffPath } from '@brigade/domain/staff/staff.api.ts'
import { staffErrors } from '@brigade/domain/staff/staff.errors.ts'
import { problemsOfFullName, problemsOfPassword, textsOfStaff } from '@brigade/domain/staff/staff.rules.ts'
import type { OpenedLink, UseLink } from '@brigade/domain/staff/staff.schema.ts'
import { auditSignIn } from '#features/auth/public/audit-person.ts'
import { type Account, findAccount } from '#features/auth/public/find-account.ts'
import { hashPassword } from '#features/auth/public/passwords.ts'
import { endSessionsOf, openSession } from '#features/auth/public/sessions.ts'
import { signedInAs } from '#features/auth/public/signed-in.ts'
import type { NeededStep, SecondFactors } from '#features/auth/public/second-factors.ts'
import { userColumns } from '#features/auth/public/user-columns.ts'
import type { WrongTries } from '#features/auth/public/wrong-tries.ts'
import { networkOf } from '#kit/admission/client-address.ts'
import type { App } from '#kit/context/context.ts'
import { authorOf } from '#kit/database/audit-author.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { emit, many, type Transaction } from '#kit/database/transaction.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import { type AccountLink, assertUsable, endLinks, findLink, markUsed, refuseLink } from './account-links.ts'

type LinkCaller = { app: App; tries: WrongTries; address: string; userAgent?: string }

type Usable = { link: AccountLink; account: Account }

/** Returns for whom a link is. Throws Conflict if it no longer works, and TooManyRequests after many wrong ones. */
export async function readLink(token: string, { app, tries, address }: LinkCaller): Promise<OpenedLink> {
  const { link, account } = await usableLink(token, { app, tries, address })
  const { email, fname, lname, role, id } = account.user
  const venues = await app.db.read(() =>
    many<{ name: string }>(
      `SELECT v."name" FROM user_venues u JOIN venues v ON v."id" = u."restaurantId"
       WHERE u."userId" = ? ORDER BY u."position", v."id"`,
      id,
    ),
  )
  const { kind, expiresAt } = link
  return { kind, email, fname, lname, role, venues: venues.map(({ name }) => name), expiresAt }
}

/**
 * Uses a link once: stores the password and the names of its owner, ends their other sessions and signs them in. Throws
 * Conflict if it no longer works, also if someone used it in the same moment, and BadRequest. An account that needs a
 * second factor has its new password then, and is refused with the challenge of that step.
 */
export async function useLink(body: UseLink, caller: LinkCaller): Promise<SignedIn> {
  const { app, userAgent } = caller
  const { db, clock, tokens, principals, publisher, secondFactors } = app
  const { account } = await usableLink(body.token, caller)
  const { fname, lname } = textsOfStaff({ fname: account.user.fname, lname: account.user.lname, ...namesIn(body) })
  refuseFields({ ...problemsOfFullName({ fname, lname }), ...problemsOfPassword(body.password) }, staffErrors)
  const passwordHash = await hashPassword(body.password)
  const now = clock.now()
  const { language = account.user.language } = body
  const set = { fname, lname, language, passwordHash }
  const { user, endedSessionIds, ...joined } = await db.write(
    () => join({ token: body.token, set, device: deviceNameOf(userAgent), secondFactors, now }),
    authorOf({ kind: 'staff', sessionId: '', ...account.user }, { now, address: caller.address }),
  )
  principals.evict({ userId: user.id })
  for (const ended of endedSessionIds) publisher.disconnect({ sessionId: ended })
  if ('needed' in joined) throw secondFactors.refusalOf(joined.needed, { account: { user, passwordHash }, now })
  return signedInAs(tokens, { user, sessionId: joined.sessionId, now })
}

async function usableLink(token: string, { app, tries, address }: LinkCaller): Promise<Usable> {
  const found = await app.db.read(() => findUsable(token, app.clock.now()))
  if (found) return found
  await tries.count(networkOf(address))
  refuseLink('linkUnknown')
}

/** Returns a link that works, with its account; undefined for one that does not exist. */
function* findUsable(token: string, now: Date): Transaction<Usable | undefined> {
  const link = yield* findLink(token)
  const account = link && (yield* findAccount(link.userId))
  if (!link || !account?.user.isActive) return undefined
  assertUsable(link, now)
  return { link, account }
}

type Join = {
  token: string
  set: { fname: string; lname: string; language: Account['user']['language']; passwordHash: string }
  device: string | null
  secondFactors: SecondFactors
  now: Date
}

type Joined = { user: Account['user']; endedSessionIds: string[] } & ({ sessionId: string } | { needed: NeededStep })

function* join({ token, set, device, secondFactors, now }: Join): Transaction<Joined> {
  const known = yield* findLink(token)
  if (known) yield* lockRow('users', { id: known.userId, by: 'language' })
  const found = (yield* findUsable(token, now)) ?? refuseLink('linkUnknown')
  const { id: userId, restaurantId } = found.account.user
  yield* markUsed(found.link.id, now)
  yield* endLinks(userId, now)
  const by = { updatedBy: `${set.fname} ${set.lname}`, updatedByKind: 'staff', updatedById: userId } as const
  const [row] = yield* userColumns.update(
    { ...set, isInvited: false, updatedAt: now.toISOString(), ...by },
    { where: '"id" = ?', params: [userId] },
  )
  const endedSessionIds = yield* endSessionsOf(userId)
  if (!row) refuseLink('linkUnknown')
  const user = { ...userColumns.read(row), restaurantId }
  yield* emit(staffPath, 'patched', { id: userId, restaurantId })
  const needed = yield* secondFactors.neededFor(user)
  if (needed) return { user, needed, endedSessionIds }
  const sessionId = yield* openSession({ userId, passwordHash: set.passwordHash, role: user.role, device, now })
  if (sessionId === undefined) refuseLink('linkUnknown')
  yield* auditSignIn(user, 'link')
  return { user, sessionId, endedSessionIds }
}

function namesIn({ fname, lname }: UseLink): { fname?: string; lname?: string } {
  return { ...(fname !== undefined && { fname }), ...(lname !== undefined && { lname }) }
}
