import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import { storedMessages } from '@brigade/domain/mailing/mailing.messages.ts'
import { problemsOfMailing } from '@brigade/domain/mailing/mailing.rules.ts'
import type { CreateMailing, Mailing, MailingDraft, PatchMailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { isEditable } from '@brigade/domain/mailing/mailing.states.ts'
import type { Caller } from '#kit/context/call.ts'
import { one, rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { conflict, refuseBeyond, refuseFields } from '#kit/errors/errors.ts'
import { findRecord, lockRecord, refuseStale, repeatedRecord, updatedBy } from '#kit/lists/records.ts'
import { refuseVenue } from './find-contact.ts'
import { mailingColumns, type MailingRow, noCounts } from './mailing-columns.ts'
import { segmentRows } from './segment-rows.ts'

/** Writes a draft. Throws BadRequest, and Unprocessable if the venue has as many mailings as it may. */
export function* createMailing(
  { restaurantId, ...draft }: Omit<CreateMailing, 'idempotencyKey'>,
  { principal, now }: Caller,
): Transaction<Mailing> {
  yield* refuseVenue(restaurantId, principal)
  yield* refuseDraft(draft, { restaurantId, principal })
  const { mailings: limit } = mailingLimits
  const found = yield* one<{ total: number }>(
    'SELECT count(*) AS "total" FROM mailings WHERE "restaurantId" = ?',
    restaurantId,
  )
  refuseBeyond(found?.total ?? 0, { limit, code: 'tooManyMailings', sentences: mailingErrors })
  const row = yield* mailingColumns.insert({
    restaurantId,
    ...enteredIn(draft),
    state: 'draft',
    counts: noCounts,
    createdAt: now.toISOString(),
    ...updatedBy(principal, now),
  })
  return mailingColumns.read(row)
}

/** Returns the draft that a repeated call has written before. */
export function* repeatedMailing(id: number, { principal }: Caller): Transaction<Mailing | undefined> {
  const row = yield* repeatedRecord<MailingRow>(mailingColumns, { id, principal })
  return row && mailingColumns.read(row)
}

/** Changes a draft. Throws NotFound, BadRequest, and Conflict for a mailing that is no draft, or was changed since. */
export function* patchMailing(
  id: number,
  { version, ...change }: PatchMailing,
  { principal, now }: Caller,
): Transaction<Mailing> {
  const row = yield* lockMailing({ id, principal })
  const before = mailingColumns.read(row)
  const { title, language, messages, segment } = { ...before, ...change }
  const draft = enteredIn({ title, language, messages, segment })
  const old = enteredIn(before)
  if (JSON.stringify(draft) === JSON.stringify(old)) return before
  refuseMoved(before, isEditable(before.state))
  if (version !== undefined && version !== before.version) {
    refuseStale({ message: mailingErrors.staleVersion, current: before, row })
  }
  yield* refuseDraft(draft, { restaurantId: before.restaurantId, principal })
  const [changed] = yield* mailingColumns.update(
    { ...draft, version: before.version + 1, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  return mailingColumns.read(changed!)
}

/** Deletes a draft and returns it as it was. Throws NotFound, and Conflict for a mailing that is no draft. */
export function* removeMailing(id: number, { principal }: Caller): Transaction<Mailing> {
  const row = yield* lockMailing({ id, principal })
  const before = mailingColumns.read(row)
  refuseMoved(before, isEditable(before.state))
  const statement = { sql: 'DELETE FROM mailings WHERE "id" = ? RETURNING *', params: [id] }
  yield* rowsOf(mailingColumns.published('removed', statement, { where: '"id" = ?', params: [id] }))
  return before
}

/** Returns a mailing. Throws NotFound. */
export function* readMailing(id: number, principal: Principal): Transaction<Mailing> {
  return mailingColumns.read(yield* findRecord<MailingRow>(mailingColumns, { id, principal, what: 'mailing' }))
}

/** Locks a mailing that the caller may see. Throws NotFound. */
export function lockMailing(asked: { id: number; principal: Principal }): Transaction<MailingRow> {
  return lockRecord<MailingRow>(mailingColumns, { ...asked, by: 'messages', what: 'mailing' })
}

/** Refuses what a mailing in its state doesn't allow, with the mailing as it is. */
export function refuseMoved(current: Mailing, isPossible: boolean): void {
  if (isPossible) return
  throw conflict({ message: mailingErrors.mailingMoved, reason: 'mailingMoved', extras: { current } })
}

function enteredIn({ title, language, messages, segment }: MailingDraft): MailingDraft {
  return { title: plainText(title), language, messages: storedMessages(messages), segment }
}

function* refuseDraft(
  draft: MailingDraft,
  { restaurantId, principal }: { restaurantId: number; principal: Principal },
): Transaction<void> {
  refuseFields(problemsOfMailing(draft), mailingErrors)
  yield* segmentRows({ restaurantId, segment: draft.segment, isOfAllVenues: can(principal, 'venues:all') })
}
