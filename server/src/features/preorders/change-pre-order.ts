import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import { preOrderErrors } from '@brigade/domain/preorders/preorders.errors.ts'
import type { Card, PatchPreOrder, PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { isSameCard, rewordedCart } from '@brigade/domain/preorders/price-card.ts'
import type { Slot } from '@brigade/domain/preorders/slots.ts'
import { cancelFormOrder, changeFormOrder, holdFormOrder, soldOnForm } from '#features/orders/public/form-orders.ts'
import { sittingOver } from '#features/tables/public/sees-at-table.ts'
import { findSellingVenue } from '#features/tables/public/selling-venue.ts'
import type { Call } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { conflict, forbidden, refuseField } from '#kit/errors/errors.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { checkedSlot, pricedCard, refuseFull, refuseManyInSlot, sameTotal } from './checked-card.ts'
import { findPreOrder, holdPreOrder, refuseMovedPreOrder } from './find-pre-order.ts'
import { holdForm } from './find-forms.ts'
import { menuFormColumns } from './menu-form-columns.ts'
import { storedCard } from './place-pre-order.ts'
import { unprintSlot } from './print-slot.ts'
import { preOrderColumns, preOrderOfRow, type PreOrderRow } from './pre-order-columns.ts'

/**
 * Changes a pre-order: guests until its cut-off, staff until it is in the kitchen. Only what changes is checked by the form as it is now,
 * and priced anew: a card keeps its slot, its deadlines and its lines whatever was changed on the form since. Throws NotFound, Conflict if it
 * is too late, if a colleague was faster or if the new slot is full, and the errors of placing one.
 */
export function* changePreOrder(
  id: number,
  { version, orderPrice, ...change }: PatchPreOrder,
  call: Call,
): Transaction<PreOrder> {
  const { principal, now, app } = call
  const { orderId, tableId, formId } = yield* findPreOrder(id, principal)
  const order = yield* holdFormOrder(orderId)
  const formRow = yield* holdForm(formId)
  const row = yield* holdPreOrder(id, principal)
  if (!order) refuseMovedPreOrder(row)
  refuseLate(row, call)
  const before = preOrderOfRow(row)
  if (version !== undefined && version !== before.version)
    refuseStale({ message: preOrderErrors.staleVersion, current: before, row })
  const venue = yield* findSellingVenue(tableId)
  if (!venue || !formRow) refuseField({ formId: 'formUnknown' }, preOrderErrors)
  const form = menuFormColumns.read(formRow)
  const card: Card = { ...cardOf(before), ...change }
  const ordering = { form, venue, principal, now, app }
  const isMoved = card.day !== before.day || card.slot !== before.slot
  const slot = isMoved ? checkedSlot(card, ordering) : slotOf(row)
  const known = { ...soldOnForm(order), ...partsOf(before) }
  const isAnother = !isSameCard(card, cardOf(before))
  const priced =
    isMoved || isAnother
      ? yield* pricedCard({ ...card, orderPrice }, { ...ordering, slot, known: isAnother ? undefined : known })
      : sameTotal(known, orderPrice, venue.currency)
  if (isMoved) {
    yield* refuseFull(slot, ordering)
    yield* refuseManyInSlot(slot, { tableId, formId, principal })
  }
  const stored = storedCard({ card, priced, slot })
  const { totals } = priced
  const cart = rewordedCart(priced.cart, card)
  yield* changeFormOrder(
    order,
    { cart, totals, guests: card.guests, lastname: stored.lastname, wantedAt: slot.at },
    call,
  )
  const [saved] = yield* preOrderColumns.update(
    {
      ...stored,
      orderPrice: fromMinor(totals.orderPrice, venue.currency),
      // What was accepted is another card now.
      ...(row.state === 'accepted' && principal.kind === 'guest' && { state: 'waiting', ...notAccepted }),
      printedAt: null,
      ...updatedBy(principal, now),
    },
    { where: '"id" = ?', params: [id] },
    venue.currency,
  )
  yield* unprintSlot({ ...before, formId })
  if (isMoved) yield* unprintSlot({ ...slot, formId })
  return preOrderOfRow(saved!)
}

/** Returns the slot of a card, as it was when it was ordered for it. */
function slotOf({ day, slot, slotAt: at, releaseAt, changeUntil }: PreOrderRow): Slot {
  return { day, slot, at, releaseAt, changeUntil }
}

function partsOf({ answers, base, additional }: PreOrder) {
  return { answers, base, additional }
}

const notAccepted = { acceptedAt: null, acceptedBy: null, acceptedByKind: null, acceptedById: null }

/** Cancels a pre-order: guests until its cut-off, staff who may cancel orders until it is in the kitchen. Throws NotFound, Conflict. */
export function* cancelPreOrder(id: number, call: Call): Transaction<PreOrder> {
  const { principal } = call
  const { orderId } = yield* findPreOrder(id, principal)
  if (principal.kind !== 'guest' && !can(principal, 'orders:cancel')) {
    throw forbidden({ message: 'You can’t cancel orders.' })
  }
  const order = yield* holdFormOrder(orderId)
  const row = yield* findPreOrder(id, principal)
  if (!order) refuseMovedPreOrder(row)
  refuseLate(row, call)
  const reason = principal.kind === 'guest' ? 'The guest cancelled it' : 'Cancelled in the queue'
  // The hook of the order changes its pre-order.
  yield* cancelFormOrder(order, { ...call, reason })
  return preOrderOfRow(yield* findPreOrder(id, principal))
}

/** Refuses a guest's change after the cut-off, and after their sitting. */
function refuseLate({ changeUntil }: PreOrderRow, { principal, now }: { principal: Principal; now: Date }): void {
  if (principal.kind !== 'guest') return
  if (principal.isOver) throw sittingOver()
  if (now.toISOString() < changeUntil) return
  throw conflict({ message: preOrderErrors.cutOffPassed, reason: 'cutOffPassed', extras: { changeUntil } })
}

/** Returns what was ordered, as a body would say it. */
function cardOf(preOrder: PreOrder): Card {
  const { day, slot, menuFormGuestCount: guests, lastname, note } = preOrder
  const picks = (items: PreOrder['additional']) => items.map(({ itemId, quantity }) => ({ itemId, quantity }))
  return {
    day,
    slot,
    guests,
    lastname,
    note,
    answers: preOrder.answers.map(({ questionId, options }) => ({ questionId, options: picks(options) })),
    additional: picks(preOrder.additional),
  }
}
