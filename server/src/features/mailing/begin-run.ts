import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { TryLater } from '#kit/jobs/define-job.ts'
import { mailingColumns, type MailingRow } from './mailing-columns.ts'
import { firstStart } from './starts-of-day.ts'

/** A run of the job that sends a mailing. */
export type Run = { id: number; runId: string }

type BeginRun = Run & { version: number; now: Date }

/**
 * Begins a run, which ends all earlier ones, and starts a mailing whose time has come. What an earlier run was sending may have arrived: it is
 * uncertain. Returns undefined for a mailing that was moved since. Throws TryLater if too many have been started within a day.
 */
export function* beginRun({ id, version, runId, now }: BeginRun): Transaction<Mailing | undefined> {
  const row = yield* lockRow<MailingRow>('mailings', { id, by: 'messages' })
  if (!row || row.version !== version) return undefined
  if (row.state !== 'scheduled' && row.state !== 'sending') return undefined
  const from = row.state === 'scheduled' ? yield* firstStart(row, now) : now
  if (from > now) throw new TryLater('Too many mailings were started within a day.', from)
  yield* run(
    `UPDATE mailing_recipients SET "state" = 'uncertain', "reason" = 'interrupted', "updatedAt" = ?
     WHERE "mailingId" = ? AND "state" = 'sending'`,
    now.toISOString(),
    id,
  )
  const starts = row.state === 'scheduled' && {
    state: 'sending' as const,
    startedAt: now.toISOString(),
    isCollecting: true,
  }
  const [begun] = yield* mailingColumns.update({ runId, ...starts }, { where: '"id" = ?', params: [id] })
  return begun && mailingColumns.read(begun)
}

/** Returns whether this run may still send its mailing. */
export function* isRunning({ id, runId }: Run): Transaction<boolean> {
  const found = yield* one(`SELECT 1 FROM mailings WHERE "id" = ? AND "runId" = ? AND "state" = 'sending'`, id, runId)
  return found !== undefined
}

/** Returns a mailing that this run may still send; undefined if a person moved it, or another run has begun. */
export function* findRunning({ id, runId }: Run): Transaction<MailingRow | undefined> {
  return yield* one<MailingRow>(
    `SELECT * FROM mailings WHERE "id" = ? AND "runId" = ? AND "state" = 'sending'`,
    id,
    runId,
  )
}
