import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { problemsOfSettling, settledReasonOf } from '@brigade/domain/payments/payments.rules.ts'
import type { PaymentEvent, SettlePaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { conflict, recordUnknown, refuseFields } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { audit, one, type Transaction } from '#kit/database/transaction.ts'
import { changePaymentEvents, paymentEventOfRow, type PaymentEventRow } from './payment-event-columns.ts'

type Asked = { id: number; principal: Principal }

/** Returns a payment event of a caller's venue. Throws NotFound for another tenant's. */
export function* findPaymentEvent(asked: Asked): Transaction<PaymentEvent> {
  const row = yield* one<PaymentEventRow>('SELECT * FROM payment_events WHERE "id" = ?', asked.id)
  return paymentEventOfRow(seen(row, asked))
}

/**
 * Resolves an alert, with what was done. Throws NotFound for another tenant's, Conflict if it needs no person, naming who was first, or
 * if its amount differs from the version that was seen, and BadRequest without a reason.
 */
export function* settlePaymentEvent(
  id: number,
  body: SettlePaymentEvent,
  { principal, now }: Caller,
): Transaction<PaymentEvent> {
  const row = seen(yield* lockRow<PaymentEventRow>('payment_events', { id, by: 'version' }), { id, principal })
  if (row.state !== 'needsPerson') {
    const { state, updatedBy: by, updatedByKind: byKind, updatedById: byId, updatedAt: at } = row
    const message = by === null ? 'This doesn’t need to be resolved.' : `This is already ${state} (${by})`
    const extras = { state, by, byKind, byId, at, event: paymentEventOfRow(row) }
    throw conflict({ message, reason: 'statusMoved', extras })
  }
  const { version } = body
  if (version !== undefined && version !== row.version) {
    refuseStale({ message: paymentErrors.staleVersion, current: paymentEventOfRow(row), row })
  }
  refuseFields(problemsOfSettling(body), paymentErrors)
  const [settled] = yield* changePaymentEvents(
    { state: 'settled', settledReason: settledReasonOf(body), ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  const settledReason = settled!.settledReason
  yield* audit({
    act: 'changed',
    record: 'paymentAlert',
    recordId: id,
    recordName: settled!.table ?? settled!.provider,
    restaurantId: settled!.restaurantId,
    ...changesBetween({ before: { state: row.state }, after: { state: settled!.state, settledReason } }),
  })
  return settled!
}

function seen(row: PaymentEventRow | undefined, { id, principal }: Asked): PaymentEventRow {
  const isTheirs =
    row && (row.restaurantId === null ? can(principal, 'venues:all') : worksAt(principal, row.restaurantId))
  if (!isTheirs) throw recordUnknown(`No payment event with id ${id}`)
  return row
}
