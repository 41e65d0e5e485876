import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PreOrderState } from '@brigade/domain/preorders/preorders.schema.ts'
import { preOrderErrors } from '@brigade/domain/preorders/preorders.errors.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { countTaken } from './count-pre-orders.ts'
import { preOrderOf } from './find-pre-order.ts'
import { holdForm } from './find-forms.ts'
import { unprintSlot } from './print-slot.ts'
import { preOrderColumns, type PreOrderRow } from './pre-order-columns.ts'

/** Cancels the pre-order of a cancelled order that was not in the kitchen yet. */
export function* followCancelled({ order, act, ...call }: HookInputs['orders:moved']): Transaction<void> {
  const row = act === 'cancel' && isWaiting(order) ? yield* preOrderOf(order.id) : undefined
  if (!row) return
  yield* holdForm(row.formId)
  yield* save(row, 'cancelled', call)
  yield* unprintSlot(row)
}

/**
 * Makes a pre-order wait again whose cancellation or release is undone. Throws Conflict if its slot was filled in between.
 */
export function* followUndoing({ order, act, ...call }: HookInputs['orders:undone']): Transaction<void> {
  if (!isWaiting(order) || (act !== 'cancel' && act !== 'accept')) return
  const row = yield* preOrderOf(order.id)
  if (!row) return
  if (act === 'cancel') yield* refuseFilled(row)
  yield* save(row, row.acceptedAt === null ? 'waiting' : 'accepted', call)
  if (act === 'cancel') yield* unprintSlot(row)
}

function isWaiting({ orderType }: Pick<Order, 'orderType'>): boolean {
  return orderType === 'form'
}

function* refuseFilled({ formId, day, slot }: PreOrderRow): Transaction<void> {
  const form = yield* holdForm(formId)
  const taken = (yield* countTaken(formId, [day])).find((each) => each.slot === slot)
  if (form && (taken?.total ?? 0) >= form.capacity)
    throw conflict({ message: preOrderErrors.slotFull, reason: 'slotFull' })
}

type By = Pick<HookInputs['orders:moved'], 'principal' | 'now'>

function* save(row: PreOrderRow, state: PreOrderState, { principal, now }: By): Transaction<void> {
  yield* preOrderColumns.update(
    { state, releasedAt: null, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [row.id] },
    row.currency,
  )
}
