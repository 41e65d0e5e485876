import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import { menuFormLimits } from '@brigade/domain/preorders/menu-forms.limits.ts'
import { preOrderErrors } from '@brigade/domain/preorders/preorders.errors.ts'
import type { Card, PlacePreOrder, PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import type { PricedCard } from '@brigade/domain/preorders/price-card.ts'
import type { Slot } from '@brigade/domain/preorders/slots.ts'
import { placeFormOrder } from '#features/orders/public/form-orders.ts'
import { otherTable, seesAtTable, sittingOver } from '#features/tables/public/sees-at-table.ts'
import { findSellingVenue, type SellingVenue } from '#features/tables/public/selling-venue.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { checkedSlot, pricedCard, refuseFull, refuseManyInSlot, refuseState } from './checked-card.ts'
import { countWaitingAt } from './count-pre-orders.ts'
import { holdForm, isFormOffered } from './find-forms.ts'
import { menuFormColumns } from './menu-form-columns.ts'
import { unprintSlot } from './print-slot.ts'
import { preOrderColumns, preOrderOfRow, type PreOrderRow } from './pre-order-columns.ts'

/**
 * Orders on a form for a slot, at the prices of the slot's time. Throws BadRequest or Unprocessable that name the fields, Forbidden for
 * another guest's room, Conflict with the free slots if the slot is full, and for another total.
 */
export function* placePreOrder(body: Omit<PlacePreOrder, 'idempotencyKey'>, call: Call): Transaction<PreOrder> {
  const { principal, now, app } = call
  if (principal.kind === 'guest' && principal.isOver) throw sittingOver()
  const tableId = tableOf(body, principal)
  // Before the venue is read: its clock stays as it is while the form is held.
  const row = yield* holdForm(body.formId)
  const venue = yield* findVenueOf(tableId, principal)
  if (!row || row.restaurantId !== venue.restaurantId) refuseField({ formId: 'formUnknown' }, preOrderErrors)
  const form = menuFormColumns.read(row)
  if (!(yield* isFormOffered(form)) || venue.isReciptPrintingOnly) refuseState('formOff', 'formId')
  const ordering = { form, venue, principal, now, app }
  const slot = checkedSlot(body, ordering)
  const priced = yield* pricedCard(body, { ...ordering, slot })
  yield* refuseFull(slot, ordering)
  yield* refuseMany(tableId)
  yield* refuseManyInSlot(slot, { tableId, formId: form.id, principal })
  const { restaurantId, table, currency } = venue
  const { cart, totals } = priced
  const lastname = plainText(body.lastname ?? '')
  const order = yield* placeFormOrder({
    tableId,
    venue,
    principal,
    now,
    cart,
    totals,
    lastname,
    guests: body.guests,
    wantedAt: slot.at,
  })
  yield* refuseTurnedOff(tableId)
  const placed = yield* preOrderColumns.insert(
    {
      restaurantId,
      formId: form.id,
      orderId: order.id,
      tableId,
      table,
      sitting: yield* sittingAt(tableId, principal),
      state: 'waiting',
      ...storedCard({ card: body, priced, slot }),
      orderPrice: fromMinor(totals.orderPrice, currency),
      currency,
      createdAt: order.createdAt,
      createdBy: order.createdBy,
      ...updatedBy(principal, now),
    },
    currency,
  )
  yield* unprintSlot({ ...slot, formId: form.id })
  return preOrderOfRow(placed)
}

/** Returns the pre-order that a repeated call has placed before, unless it is another guest's. */
export function* repeatedPreOrder(id: number, { principal }: Caller): Transaction<PreOrder | undefined> {
  const row = yield* one<PreOrderRow>('SELECT * FROM pre_orders WHERE "id" = ?', id)
  return row && seesAtTable(principal, row) ? preOrderOfRow(row) : undefined
}

type StoredCard = { card: Card; priced: Pick<PricedCard, 'answers' | 'base' | 'additional'>; slot: Slot }

/** Returns the fields of a pre-order that a card says, beside its price. */
export function storedCard({ card, priced, slot }: StoredCard) {
  return {
    day: slot.day,
    slot: slot.slot,
    slotAt: slot.at,
    releaseAt: slot.releaseAt,
    changeUntil: slot.changeUntil,
    lastname: plainText(card.lastname ?? ''),
    menuFormGuestCount: card.guests,
    answers: priced.answers,
    base: priced.base,
    additional: priced.additional,
    note: plainText(card.note ?? ''),
  }
}

function tableOf({ tableId }: Pick<PlacePreOrder, 'tableId'>, principal: Principal): number {
  if (principal.kind !== 'guest') return tableId ?? refuseField({ tableId: 'tableMissing' }, preOrderErrors)
  if (tableId !== undefined && tableId !== principal.tableId) {
    throw otherTable('You can only order for your own table.')
  }
  return principal.tableId
}

/** Returns the venue of a room that takes orders. A pause is about now, and stops nothing that is ordered for later. */
function* findVenueOf(tableId: number, principal: Principal): Transaction<SellingVenue> {
  const venue = yield* findSellingVenue(tableId)
  if (!venue || !worksAt(principal, venue.restaurantId)) refuseField({ tableId: 'tableUnknown' }, preOrderErrors)
  if (!venue.isTableActive) refuseState('tableInactive', 'tableId')
  if (!venue.canReceiveOrder) refuseState('venueClosed', 'formId')
  return venue
}

function* refuseMany(tableId: number): Transaction<void> {
  const waiting = yield* countWaitingAt(tableId)
  if (waiting >= menuFormLimits.mostWaitingAtTable) refuseState('tooManyWaiting', 'tableId')
}

/** Refuses a room that was turned off while the card was read: placing its order has locked the room. */
function* refuseTurnedOff(tableId: number): Transaction<void> {
  const table = yield* one<{ isActive: boolean | 0 | 1 }>('SELECT "isActive" FROM tables WHERE "id" = ?', tableId)
  if (!table?.isActive) refuseState('tableInactive', 'tableId')
}

function* sittingAt(tableId: number, principal: Principal): Transaction<number> {
  if (principal.kind === 'guest') return principal.sitting
  const table = yield* one<{ sitting: number }>('SELECT "sitting" FROM tables WHERE "id" = ?', tableId)
  return table?.sitting ?? 0
}
