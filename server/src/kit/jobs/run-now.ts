import { one, type Transaction } from '../database/transaction.ts'
import type { JobKind } from './define-job.ts'
import type { JobRow } from './job-columns.ts'
import { moveJob } from './move-job.ts'

type WaitingJob = {
  lane: string
  /** The first fields of its payload. */
  payloadBegins: object
}

/**
 * Ends the wait of a job for its next try: it is due now. Returns undefined if no such job waits, for example because it is running. Its tries
 * are counted on.
 */
export function* runNow<Payload>(
  { kind }: Pick<JobKind<Payload>, 'kind'>,
  { lane, payloadBegins }: WaitingJob,
  now: Date,
): Transaction<JobRow | undefined> {
  const begins = JSON.stringify(payloadBegins).slice(0, -1)
  const row = yield* one<JobRow>(
    `SELECT * FROM jobs WHERE "state" = 'waiting' AND "kind" = ? AND "lane" = ? AND ("payload" LIKE ? OR "payload" = ?) LIMIT 1`,
    kind,
    lane,
    `${begins},%`,
    `${begins}}`,
  )
  if (!row || Date.parse(row.runAt) <= now.getTime()) return row
  return yield* moveJob(row, { state: 'waiting', lastError: row.lastError, runAt: now }, now)
}
