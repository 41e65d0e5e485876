import { worksAt } from '@brigade/domain/access/principal.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import type { Mailing, SettleRecipient } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { conflict, recordUnknown } from '#kit/errors/errors.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { countStates } from './count-states.ts'
import { enqueueSending } from './enqueue-sending.ts'
import { mailingColumns } from './mailing-columns.ts'
import { lockMailing, refuseMoved } from './write-mailing.ts'

/**
 * Decides about a recipient of whom nobody knows whether the mail arrived: it counts as sent, or is sent again. Throws NotFound, and Conflict
 * for one who isn't uncertain any more, or
 * to send again what a person has stopped.
 */
export function* settleRecipient({ id, as }: SettleRecipient, { principal, now }: Caller): Transaction<Mailing> {
  const found = yield* one<{ mailingId: number; restaurantId: number }>(
    `SELECT r."mailingId", c."restaurantId" FROM mailing_recipients r JOIN mailing_contacts c ON c."id" = r."contactId"
     WHERE r."id" = ?`,
    id,
  )
  if (!found || !worksAt(principal, found.restaurantId)) throw recordUnknown(`No recipient with id ${id}`)
  const row = yield* lockMailing({ id: found.mailingId, principal })
  const isAgain = as === 'sendAgain'
  refuseMoved(mailingColumns.read(row), !isAgain || row.state !== 'stopped')
  const at = now.toISOString()
  const settled = yield* run(
    `UPDATE mailing_recipients SET "state" = ?, "reason" = NULL, "nextTryAt" = ?, "updatedAt" = ?
     WHERE "id" = ? AND "state" = 'uncertain'`,
    isAgain ? 'waiting' : 'sent',
    isAgain ? at : null,
    at,
    id,
  )
  if (settled === 0) throw conflict({ message: mailingErrors.recipientMoved, reason: 'recipientMoved' })
  const isSentAgain = isAgain && row.state === 'sent'
  const [changed] = yield* mailingColumns.update(
    {
      counts: yield* countStates(row.id),
      ...(isSentAgain && { state: 'sending', endedAt: null }),
      version: row.version + 1,
      ...updatedBy(principal, now),
    },
    { where: '"id" = ?', params: [row.id] },
  )
  const mailing = mailingColumns.read(changed!)
  if (mailing.state === 'sending') yield* enqueueSending(mailing, { now, runAt: now })
  return mailing
}
