import { troubleHours, troubleMinutes } from '@brigade/domain/mailing/mailing.states.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import type { Run } from './begin-run.ts'
import { countStates } from './count-states.ts'
import { mailingColumns, type MailingRow } from './mailing-columns.ts'
import { storedAnswer } from './mark-bounced.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

/** Stores how far a mailing has come, for the screens that show it. If mails go out, there is no trouble. */
export function* storeProgress({ id, runId, hasSent }: Run & { hasSent: boolean }): Transaction<void> {
  const counts = yield* countStates(id)
  yield* mailingColumns.update(
    { counts, ...(hasSent && { trouble: null, troubleSince: null, troubles: 0 }) },
    { where: `"id" = ? AND "runId" = ?`, params: [id, runId] },
  )
}

/** Stores the counts of a mailing that a person moved while a mail was on its way. */
export function* storeCounts(id: number): Transaction<void> {
  yield* lockRow<MailingRow>('mailings', { id, by: 'messages' })
  yield* mailingColumns.update({ counts: yield* countStates(id) }, { where: '"id" = ?', params: [id] })
}

/** Pauses a mailing with its trouble until a person resumes it. */
export function* pauseInTrouble({ id, runId, now, answer }: Run & { now: Date; answer: string }): Transaction<void> {
  const row = yield* lockRow<MailingRow>('mailings', { id, by: 'messages' })
  if (!row || row.runId !== runId || row.state !== 'sending') return
  const trouble = { trouble: storedAnswer(answer), troubleSince: row.troubleSince ?? now.toISOString() }
  yield* mailingColumns.update(
    { ...trouble, counts: yield* countStates(id), state: 'paused', version: row.version + 1 },
    { where: '"id" = ?', params: [id] },
  )
}

/** The recipients of a stopped mailing that one transaction ends. */
const endedATurn = 1_000

/**
 * Ends the recipients of a stopped mailing who were waiting. Returns true while there may be more; false for a mailing that isn't stopped.
 */
export function* endStopped(id: number, now: Date): Transaction<boolean> {
  const row = yield* lockRow<MailingRow>('mailings', { id, by: 'messages' })
  if (row?.state !== 'stopped') return false
  const at = now.toISOString()
  yield* run(
    `UPDATE mailing_recipients SET "state" = 'uncertain', "reason" = 'interrupted', "updatedAt" = ?
     WHERE "mailingId" = ? AND "state" = 'sending'`,
    at,
    id,
  )
  const ended = yield* run(
    `UPDATE mailing_recipients SET "state" = 'skipped', "reason" = 'stopped', "nextTryAt" = NULL, "updatedAt" = ? WHERE "id" IN
       (SELECT "id" FROM mailing_recipients WHERE "mailingId" = ? AND "state" = 'waiting' ORDER BY "id" LIMIT ?)`,
    at,
    id,
    endedATurn,
  )
  yield* mailingColumns.update({ counts: yield* countStates(id) }, { where: '"id" = ?', params: [id] })
  return ended === endedATurn
}

/** Ends a mailing whose recipients are all done, unless a person moved it in between. */
export function* endMailing({ id, runId, now }: Run & { now: Date }): Transaction<void> {
  const counts = yield* countStates(id)
  yield* mailingColumns.update(
    { state: 'sent', endedAt: now.toISOString(), counts, trouble: null, troubleSince: null, troubles: 0 },
    { where: `"id" = ? AND "runId" = ? AND "state" = 'sending'`, params: [id, runId] },
  )
}

/**
 * Stores that the mail server takes nothing, and returns when to try again. After a day, the mailing is paused until a person resumes it, and
 * null is returned.
 */
export function* storeTrouble({
  id,
  runId,
  now,
  answer,
}: Run & { now: Date; answer: string }): Transaction<Date | null> {
  const row = yield* lockRow<MailingRow>('mailings', { id, by: 'messages' })
  if (!row || row.runId !== runId || row.state !== 'sending') return null
  const since = row.troubleSince ?? now.toISOString()
  const isPaused = now.getTime() - Date.parse(since) >= troubleHours * hourMs
  const counts = yield* countStates(id)
  yield* mailingColumns.update(
    {
      counts,
      trouble: storedAnswer(answer),
      troubleSince: since,
      troubles: row.troubles + 1,
      ...(isPaused && { state: 'paused', version: row.version + 1 }),
    },
    { where: '"id" = ?', params: [id] },
  )
  const minutes = troubleMinutes[Math.min(row.troubles, troubleMinutes.length - 1)] ?? 1
  return isPaused ? null : new Date(now.getTime() + minutes * minuteMs)
}
