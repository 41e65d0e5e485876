import { can } from '@brigade/domain/access/permissions.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import { gapsOfMessages } from '@brigade/domain/mailing/mailing.messages.ts'
import { problemOfSchedule } from '@brigade/domain/mailing/mailing.rules.ts'
import type { Mailing, MoveMailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { canMove, mailingMoves } from '@brigade/domain/mailing/mailing.states.ts'
import type { Call } from '#kit/context/call.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { refuseField, refuseFields, unprocessable } from '#kit/errors/errors.ts'
import { cancelJob } from '#kit/jobs/enqueue.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { countStates } from './count-states.ts'
import { mailingColumns } from './mailing-columns.ts'
import { enqueueSending, sendingKey } from './enqueue-sending.ts'
import { segmentRows } from './segment-rows.ts'
import { refuseManyStarts } from './starts-of-day.ts'
import { lockMailing, refuseMoved } from './write-mailing.ts'

/**
 * Schedules, sends, cancels, pauses, resumes or stops a mailing. Throws NotFound, Conflict for what was moved already, BadRequest
 * for a time in the past or a gap, and Unprocessable without a mail server or recipients, or beyond the starts of a day.
 */
export function* moveMailing(
  { id, act, scheduledAt, version }: MoveMailing,
  { principal, now, app }: Call,
): Transaction<Mailing> {
  const row = yield* lockMailing({ id, principal })
  const before = mailingColumns.read(row)
  refuseMoved(before, canMove(before.state, act))
  if (version !== undefined && version !== before.version) {
    refuseStale({ message: mailingErrors.staleVersion, current: before, row })
  }
  const at = act === 'schedule' ? timeOf(scheduledAt, now) : now
  if (act === 'schedule' || act === 'send') {
    if (!app.mailer) throw unprocessable({ message: mailingErrors.mailOff, reason: 'mailOff' })
    refuseFields(gapsOfMessages(before.messages, before.language), mailingErrors)
    yield* refuseEmpty(before, { isOfAllVenues: can(principal, 'venues:all') })
    yield* refuseManyStarts(before, at)
  }
  const begins = act === 'send' && { startedAt: now.toISOString(), isCollecting: true, scheduledAt: null }
  const ends = act === 'stop' && { endedAt: now.toISOString(), isCollecting: false }
  const [moved] = yield* mailingColumns.update(
    {
      state: mailingMoves[act].to,
      ...(act === 'schedule' && { scheduledAt: at.toISOString() }),
      ...(act === 'cancel' && { scheduledAt: null }),
      ...((act === 'schedule' || act === 'send') && { isOfAllVenues: can(principal, 'venues:all') }),
      ...begins,
      ...ends,
      ...((act === 'pause' || act === 'stop') && { counts: yield* countStates(id) }),
      trouble: null,
      troubleSince: null,
      troubles: 0,
      version: before.version + 1,
      ...updatedBy(principal, now),
    },
    { where: '"id" = ?', params: [id] },
  )
  yield* cancelJob(sendingKey(before))
  const after = mailingColumns.read(moved!)
  // The job of a stopped one ends those who were waiting.
  if (after.state === 'scheduled' || after.state === 'sending' || after.state === 'stopped')
    yield* enqueueSending(after, { now, runAt: at })
  return after
}

function timeOf(scheduledAt: string | undefined, now: Date): Date {
  const problem = problemOfSchedule(scheduledAt, now)
  if (problem || scheduledAt === undefined) {
    refuseField({ scheduledAt: problem?.code ?? 'scheduledMissing' }, mailingErrors)
  }
  return new Date(scheduledAt)
}

/** Refuses a mailing that reaches nobody now. */
function* refuseEmpty(mailing: Mailing, { isOfAllVenues }: { isOfAllVenues: boolean }): Transaction<void> {
  const { where, params } = yield* segmentRows({ ...mailing, isOfAllVenues })
  const found = yield* one(`SELECT 1 AS "found" FROM mailing_contacts c WHERE ${where} LIMIT 1`, ...params)
  if (!found) throw unprocessable({ message: mailingErrors.segmentEmpty, reason: 'segmentEmpty' })
}
