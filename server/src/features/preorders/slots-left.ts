import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { isFormSold, type SellingForm } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import {
  isOpenForGuests,
  isOpenForStaff,
  orderableDays,
  type Slot,
  slotsOfDay,
  weekHourOf,
} from '@brigade/domain/preorders/slots.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { countTaken } from './count-pre-orders.ts'
import { questionsOf } from './find-forms.ts'

type Asked = {
  form: MenuForm
  catalogue: Catalogue
  venue: { timeZone: string; nightHour: number }
  isStaff: boolean
  now: Date
}

type SlotLeft = Slot & { free: number }

/** Returns the slots of some days that can still be ordered for, with how many more orders each takes. */
export function* slotsLeft(
  days: readonly string[],
  { form, catalogue, venue, isStaff, now }: Asked,
): Transaction<SlotLeft[]> {
  const isSoldIn = soldInHours({ form, catalogue, questions: yield* questionsOf(form.id) })
  const taken = yield* countTaken(form.id, days)
  const isOpen = isStaff ? isOpenForStaff : isOpenForGuests
  return days
    .flatMap((day) => slotsOfDay(day, form, venue))
    .filter((slot) => isOpen(slot, now) && isSoldIn(slot))
    .map((slot) => {
      const total = taken.find((other) => other.day === slot.day && other.slot === slot.slot)?.total ?? 0
      return { ...slot, free: Math.max(0, form.capacity - total) }
    })
}

/** Returns a function that asks each hour of the week once: a form has hundreds of items and more than a thousand slots. */
function soldInHours(selling: SellingForm): (slot: Slot) => boolean {
  const known = new Map<string, boolean>()
  return (slot) => {
    const time = weekHourOf(slot)
    const hour = `${time.day} ${time.hour}`
    const isSold = known.get(hour) ?? isFormSold(selling, time)
    known.set(hour, isSold)
    return isSold
  }
}

/** Returns all slots of a form that can be ordered for now. */
export function* allSlotsLeft(asked: Asked): Transaction<SlotLeft[]> {
  const { form, venue, now } = asked
  return yield* slotsLeft(orderableDays(form, venue.timeZone, now), asked)
}
