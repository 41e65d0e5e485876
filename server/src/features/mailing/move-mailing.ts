import { can } from '@brigade/domain/access/permissions.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import { gapsOfMessages } from '@brigade/domain/mailing/mailing.messages.ts'
import { problemOfSchedule } from '@brigade/domain/mailing/mailing.rules.ts'
import type { Mailing, MoveMailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { canMove, mailingMoves } from '@brigade/domain/mailing/mailing.states.ts'
import type { Call } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { refuseBeyond, refuseField, refuseFields, unprocessable } from '#kit/errors/errors.ts'
import { cancelJob } from '#kit/jobs/enqueue.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { mailingColumns } from './mailing-columns.ts'
import { enqueueSending, sendingKey } from './enqueue-sending.ts'
import { segmentRows } from './segment-rows.ts'
import { lockMailing, refuseMoved } from './write-mailing.ts'

const dayMs = 86_400_000

/**
 * Schedules, sends, cancels, pauses, resumes or stops a mailing. Sending again what was moved already answers the mailing. Throws NotFound,
 * Conflict, BadRequest for a time in the past or a gap, and Unprocessable without a mail server or recipients.
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
    yield* refuseManyStarts(before.restaurantId, now)
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
  if (after.state === 'scheduled' || after.state === 'sending') yield* enqueueSending(after, { now, runAt: at })
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

/** Refuses one start more than a venue may have within a day. */
function* refuseManyStarts(restaurantId: number, now: Date): Transaction<void> {
  yield* lockRow('venues', { id: restaurantId, by: 'timeZone' })
  const { startsADay: limit } = mailingLimits
  const found = yield* one<{ total: number }>(
    'SELECT count(*) AS "total" FROM mailings WHERE "restaurantId" = ? AND "startedAt" > ?',
    restaurantId,
    new Date(now.getTime() - dayMs).toISOString(),
  )
  refuseBeyond(found?.total ?? 0, { limit, code: 'tooManyStarts', sentences: mailingErrors })
}
