import type { Principal } from '@brigade/domain/access/principal.ts'
import { toMinor } from '@brigade/domain/kit/money.ts'
import type { MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import { preOrderErrors, type PreOrderErrorCode } from '@brigade/domain/preorders/preorders.errors.ts'
import type { Card } from '@brigade/domain/preorders/preorders.schema.ts'
import { type PricedCard, priceCard } from '@brigade/domain/preorders/price-card.ts'
import { isOpenForGuests, isOpenForStaff, orderableDays, type Slot, slotAt } from '@brigade/domain/preorders/slots.ts'
import type { SellingVenue } from '#features/tables/public/selling-venue.ts'
import type { App } from '#kit/context/context.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { conflict, refuseField, refuseFields, unprocessable } from '#kit/errors/errors.ts'
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
  const found = slotAt({ day, slot }, form, venue.timeZone)
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
  const { form, venue, principal, now } = ordering
  const isStaff = principal.kind === 'staff'
  const left = yield* slotsLeft([day], { form, timeZone: venue.timeZone, isStaff, now })
  if ((left.find((other) => other.slot === slot)?.free ?? 0) > 0) return
  const freeSlots = left.flatMap((other) => (other.free > 0 ? [other.slot] : []))
  const message = preOrderErrors.slotFull
  throw conflict({ message, reason: 'slotFull', fields: { slot: message }, extras: { day, freeSlots } })
}

/** Returns the lines and the price of a card for a slot. Throws BadRequest, naming the fields, and Conflict for another total. */
export function* pricedCard(
  card: Card & { orderPrice?: number | undefined },
  { slot, form, venue, now, app }: Ordering & { slot: Slot },
): Transaction<PricedCard> {
  const catalogue = yield* app.catalogues.get(venue.restaurantId, venue.catalogueVersion)
  const questions = yield* questionsOf(form.id)
  const priced = priceCard({ card, form, questions, catalogue, venue, slotAt: slot.at, table: venue.table, now })
  refuseFields(priced.problems, preOrderErrors)
  if (priced.totals.orderPrice > mostMinor) refuseField({ answers: 'amountTooLarge' }, preOrderErrors)
  if (card.orderPrice !== undefined && toMinor(card.orderPrice, venue.currency) !== priced.totals.orderPrice) {
    const message = preOrderErrors.totalsDiffer
    throw conflict({ message, reason: 'totalsDiffer', fields: { orderPrice: message } })
  }
  return priced
}

/** Refuses a field because of the state of the venue, its form or the time. */
export function refuseState(code: PreOrderErrorCode, field: string): never {
  const message = preOrderErrors[code]
  throw unprocessable({ message, reason: code, fields: { [field]: message } })
}
