import { can } from '@brigade/domain/access/permissions.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { problemsOfSettling, settledReasonOf } from '@brigade/domain/payments/payments.rules.ts'
import type { PaymentEvent, SettlePaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { conflict, recordUnknown, refuseFields } from '#kit/errors.ts'
import { holdRow } from '#kit/hold-row.ts'
import { refuseStale, updatedBy } from '#kit/records.ts'
import { one, type Work } from '#kit/work.ts'
import { paymentEventColumns, paymentEventOfRow, type PaymentEventRow } from './payment-event-columns.ts'

type Asked = { id: number; principal: Principal }

/** One of what was told of a caller's venue. Throws NotFound for a stranger's. */
export function* findPaymentEvent(asked: Asked): Work<PaymentEvent> {
  const row = yield* one<PaymentEventRow>('SELECT * FROM payment_events WHERE "id" = ?', asked.id)
  return paymentEventOfRow(seen(row, asked))
}

type Settling = Asked & { body: SettlePaymentEvent; now: Date }

/**
 * Says that a person has seen to it, and what was done. Throws NotFound for a stranger's, Conflict where nothing is to be seen to, naming
 * who was first, and where its amount was another in the version that was seen, and BadRequest without a reason.
 */
export function* settlePaymentEvent({ body, now, ...asked }: Settling): Work<PaymentEvent> {
  const row = seen(yield* holdRow<PaymentEventRow>('payment_events', { id: asked.id, by: 'version' }), asked)
  if (row.state !== 'needsPerson') {
    const { state, updatedBy: by, updatedByKind: byKind, updatedById: byId, updatedAt: at } = row
    const message = by === null ? 'Nothing is to be seen to here.' : `This is already ${state} (${by})`
    const extras = { state, by, byKind, byId, at, event: paymentEventOfRow(row) }
    throw conflict({ message, reason: 'statusMoved', extras })
  }
  const { version } = body
  if (version !== undefined && version !== row.version) {
    refuseStale({ message: paymentErrors.staleVersion, current: paymentEventOfRow(row), row })
  }
  refuseFields(problemsOfSettling(body), paymentErrors)
  const [settled] = yield* paymentEventColumns.update(
    { state: 'settled', settledReason: settledReasonOf(body), ...updatedBy(asked.principal, now) },
    { where: '"id" = ?', params: [row.id] },
    row.currency,
  )
  return paymentEventOfRow(settled!)
}

function seen(row: PaymentEventRow | undefined, { id, principal }: Asked): PaymentEventRow {
  const isTheirs =
    row && (row.restaurantId === null ? can(principal, 'venues:all') : worksAt(principal, row.restaurantId))
  if (!isTheirs) throw recordUnknown(`No payment event with id ${id}`)
  return row
}
