import type { Principal } from '@brigade/domain/access/principal.ts'
import { toMinor } from '@brigade/domain/kit/money.ts'
import { menuFormLimits } from '@brigade/domain/preorders/menu-forms.limits.ts'
import { isFormSold } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import { preOrderErrors, type PreOrderErrorCode } from '@brigade/domain/preorders/preorders.errors.ts'
import type { Card } from '@brigade/domain/preorders/preorders.schema.ts'
import { isOfOtherForm, type PricedCard, priceCard } from '@brigade/domain/preorders/price-card.ts'
import {
  isOpenForGuests,
  isOpenForStaff,
  orderableDays,
  type Slot,
  slotAt,
  weekHourOf,
} from '@brigade/domain/preorders/slots.ts'
import type { SellingVenue } from '#features/tables/public/selling-venue.ts'
import type { App } from '#kit/context/context.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { conflict, refuseField, refuseFields, unprocessable } from '#kit/errors/errors.ts'
import { countWaitingInSlot } from './count-pre-orders.ts'
import { questionsOf } from './find-forms.ts'
import { slotsLeft } from './slots-left.ts'

/** Upper limit in minor units: a higher total is not realistic. */
const mostMinor = 100_000_000_000

type Ordering = { form: MenuForm; venue: SellingVenue; principal: Principal; now: Date; app: Pick<App, 'catalogues'> }

/** Returns the slot of a card, if it can be ordered for now. Throws BadRequest or Unprocessable, naming the field. */
export function checkedSlot(
  { day, slot }: Pick<Card, 'day' | 'slot'>,
  { form, venue, principal, now }: Ordering,
): Slot {
  if (!orderableDays(form, venue.timeZone, now).includes(day)) refuseField({ day: 'slotUnknown' }, preOrderErrors)
  const found = slotAt({ day, slot }, form, venue)
  if (!found) refuseField({ slot: 'slotUnknown' }, preOrderErrors)
  const isOpen = principal.kind === 'staff' ? isOpenForStaff(found, now) : isOpenForGuests(found, now)
  if (!isOpen) refuseState('slotOver', 'slot')
  return found
}

/**
 * Refuses a slot that is full, and names the free ones of its day. The caller has locked the form, so that two people never get the last
 * place.
 */
export function* refuseFull({ day, slot }: Pick<Slot, 'day' | 'slot'>, ordering: Ordering): Transaction<void> {
  const { form, venue, principal, now, app } = ordering
  const isStaff = principal.kind === 'staff'
  const catalogue = yield* app.catalogues.get(venue.restaurantId, venue.catalogueVersion)
  const left = yield* slotsLeft([day], { form, catalogue, venue, isStaff, now })
  if ((left.find((other) => other.slot === slot)?.free ?? 0) > 0) return
  const freeSlots = left.flatMap((other) => (other.free > 0 ? [other.slot] : []))
  const message = preOrderErrors.slotFull
  throw conflict({ message, reason: 'slotFull', fields: { slot: message }, extras: { day, freeSlots } })
}

type OfRoom = { tableId: number; formId: number; principal: Principal }

/** Refuses guests of a room more of a slot's places than one room needs; staff may give them. */
export function* refuseManyInSlot(
  { day, slot }: Pick<Slot, 'day' | 'slot'>,
  { tableId, formId, principal }: OfRoom,
): Transaction<void> {
  if (principal.kind === 'staff') return
  const waiting = yield* countWaitingInSlot({ tableId, formId, day, slot })
  if (waiting >= menuFormLimits.mostWaitingInSlot) refuseState('tooManyWaiting', 'slot')
}

export type Ordered = Omit<PricedCard, 'problems'>

/**
 * Returns the lines and the price of a card for a slot. Throws BadRequest, naming the fields, and Conflict for another total. `known` is the
 * same order as it was sold before: it stays if its form was changed since and would refuse it now.
 */
export function* pricedCard(
  card: Card & { orderPrice?: number | undefined },
  { slot, form, venue, now, app, known }: Ordering & { slot: Slot; known?: Ordered | undefined },
): Transaction<Ordered> {
  const catalogue = yield* app.catalogues.get(venue.restaurantId, venue.catalogueVersion)
  const questions = yield* questionsOf(form.id)
  const priced = priceCard({ card, form, questions, catalogue, venue, slotAt: slot.at, table: venue.table, now })
  if (known && isOfOtherForm(priced)) return sameTotal(known, card.orderPrice, venue.currency)
  const isSold = isFormSold({ form, questions, catalogue }, weekHourOf(slot))
  if (!isSold) refuseField({ slot: 'slotUnknown' }, preOrderErrors)
  refuseFields(priced.problems, preOrderErrors)
  if (priced.totals.orderPrice > mostMinor) refuseField({ answers: 'amountTooLarge' }, preOrderErrors)
  return sameTotal(priced, card.orderPrice, venue.currency)
}

/** Returns an order, if it has the total that the guest has seen. Throws Conflict. */
export function sameTotal(ordered: Ordered, seen: number | undefined, currency: SellingVenue['currency']): Ordered {
  if (seen !== undefined && toMinor(seen, currency) !== ordered.totals.orderPrice) {
    const message = preOrderErrors.totalsDiffer
    throw conflict({ message, reason: 'totalsDiffer', fields: { orderPrice: message } })
  }
  return ordered
}

/** Refuses a field because of the state of the venue, its form or the time. */
export function refuseState(code: PreOrderErrorCode, field: string): never {
  const message = preOrderErrors[code]
  throw unprocessable({ message, reason: code, fields: { [field]: message } })
}
