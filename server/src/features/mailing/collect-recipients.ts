import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { findRunning, type Run } from './begin-run.ts'
import { mailingColumns } from './mailing-columns.ts'
import { segmentRows } from './segment-rows.ts'

/** The ids of contacts that one transaction looks at. */
const idsATurn = 1_000

/**
 * Stores the next recipients of a mailing, so that later changes of contacts add nobody. A person who is a contact of several venues is one
 * recipient. Returns true when all are stored, or the run has ended.
 */
export function* collectRecipients({ id, runId }: Run): Transaction<boolean> {
  const row = yield* findRunning({ id, runId })
  if (!row?.isCollecting) return true
  const mailing = mailingColumns.read(row)
  const { where, params } = yield* segmentRows({ ...mailing, isOfAllVenues: Boolean(row.isOfAllVenues) })
  const to = row.collectedTo + idsATurn
  yield* run(
    `INSERT INTO mailing_recipients ("mailingId", "contactId", "addressKey", "state", "nextTryAt", "updatedAt")
     SELECT m."id", c."id", c."addressKey", 'waiting', m."startedAt", m."startedAt" FROM mailing_contacts c JOIN mailings m ON m."id" = ?
     WHERE ${where} AND c."id" > ? AND c."id" <= ? ORDER BY c."id"
     ON CONFLICT ("mailingId", "addressKey") DO NOTHING`,
    id,
    ...params,
    row.collectedTo,
    to,
  )
  const last = yield* one<{ id: number | null }>('SELECT max("id") AS "id" FROM mailing_contacts')
  const found = yield* one<{ total: number }>(
    'SELECT count(*) AS "total" FROM mailing_recipients WHERE "mailingId" = ?',
    id,
  )
  const isDone = to >= (last?.id ?? 0) || (found?.total ?? 0) >= mailingLimits.recipients
  yield* mailingColumns.update(
    { collectedTo: to, ...(isDone && { isCollecting: false }) },
    { where: '"id" = ?', params: [id] },
  )
  return isDone
}
