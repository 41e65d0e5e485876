import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { staffPath } from '@brigade/domain/staff/staff.api.ts'
import { staffErrors } from '@brigade/domain/staff/staff.errors.ts'
import { refusalOfAccess } from '@brigade/domain/staff/staff.rules.ts'
import type { StaffSession, StaffSessionListQuery } from '@brigade/domain/staff/staff.schema.ts'
import { auditPerson } from '#features/auth/public/audit-person.ts'
import { endSession } from '#features/auth/public/sessions.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Caller } from '#kit/context/call.ts'
import type { Database } from '#kit/database/database.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { emit, one, type Transaction } from '#kit/database/transaction.ts'
import { forbidden, recordUnknown } from '#kit/errors/errors.ts'
import { findSeenAccount, lockAccount } from './locked-accounts.ts'

type Row = { id: string; userId: number; device: string | null; createdAt: string; lastSeenAt: string | null }

type ListSessions = {
  db: Database
  query: StaffSessionListQuery
  user: StaffPrincipal
  isPaged: boolean
  now: Date
}

/** Returns the open sessions of a person, the latest first. Throws NotFound for one whom the caller does not see. */
export async function listSessions(asked: ListSessions): Promise<Paged<StaffSession> | StaffSession[]> {
  const { db, query, user, isPaged, now } = asked
  const { userId, $sort = { createdAt: -1 }, $limit, $skip } = query
  await db.read(() => findSeenAccount(userId, { user, now }))
  const rows = db.build('sessions').where({ userId }).where('expiresAt', '>', now.toISOString())
  return listPage<Row, StaffSession>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => found.map((row) => sessionOf(row, user)),
  })
}

/** Ends one session of a person. Throws NotFound, and Forbidden for people whom the caller may not manage. */
export function* endStaffSession(
  id: string,
  { principal, now }: Pick<Caller<StaffPrincipal>, 'principal' | 'now'>,
): Transaction<StaffSession> {
  const row = yield* one<Row>('SELECT * FROM sessions WHERE "id" = ?', id)
  if (!row) throw recordUnknown('No such session')
  const { manager, person, row: account } = yield* lockAccount(row.userId, { principal, now })
  const refusal = refusalOfAccess(manager, person)
  if (refusal) throw forbidden({ message: staffErrors[refusal], reason: refusal })
  yield* endSession(id)
  yield* auditPerson('signedOut', { ...account, restaurantId: person.restaurantId })
  yield* emit(staffPath, 'patched', { id: row.userId, restaurantId: [...person.restaurantId] })
  return sessionOf(row, principal)
}

function sessionOf(row: Row, { sessionId }: StaffPrincipal): StaffSession {
  const { id, userId, device, createdAt, lastSeenAt } = row
  return { id, userId, device, createdAt, lastSeenAt: lastSeenAt ?? createdAt, isOwn: id === sessionId }
}
