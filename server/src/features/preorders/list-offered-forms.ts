import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import type { WeekHour } from '@brigade/domain/kit/venue-clock.ts'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { askedQuestions, deliveryTimes, isEverSold, needsChoice } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { FormItem, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { AskForms, OfferedForm, OfferedItem } from '@brigade/domain/preorders/preorders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { App } from '#kit/context/context.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { otherVenue } from '#kit/errors/errors.ts'
import { catalogueOf } from './catalogue-of.ts'
import { formsOf, isFormOffered, questionsOf } from './find-forms.ts'
import { allSlotsLeft } from './slots-left.ts'

type Asking = { body: AskForms; principal: Principal; now: Date; app: Pick<App, 'catalogues'> }

/**
 * Returns the forms of a venue that can be ordered on now: guests see the slots before their cut-off, staff all that have not begun.
 * Throws Forbidden for a venue of others.
 */
export function* listOfferedForms({ body, principal, now, app }: Asking): Transaction<OfferedForm[]> {
  const restaurantId = body.restaurantId ?? principal.restaurantId[0]
  const venue =
    restaurantId !== undefined && worksAt(principal, restaurantId) ? yield* readVenue(restaurantId) : undefined
  if (!venue) throw otherVenue()
  if (!venue.canReceiveOrder || venue.isReciptPrintingOnly) return []
  const catalogue = yield* catalogueOf(venue.id, { app })
  const offered: OfferedForm[] = []
  for (const form of yield* formsOf(venue.id)) {
    if (body.formId !== undefined && body.formId !== form.id) continue
    if (yield* isFormOffered(form)) {
      offered.push(yield* offeredForm(form, { venue, catalogue, isStaff: principal.kind === 'staff', now }))
    }
  }
  return offered
}

type At = { venue: Venue; catalogue: Catalogue; isStaff: boolean; now: Date }

function* offeredForm(form: MenuForm, { venue, catalogue, isStaff, now }: At): Transaction<OfferedForm> {
  const { currency } = venue
  const selling = { catalogue, currency, times: deliveryTimes(form) }
  const itemsOf = (items: readonly FormItem[]) => offeredItems(items, selling)
  const [base = null] = form.baseItemId === null ? [] : itemsOf([{ itemId: form.baseItemId, isIncluded: false }])
  const left = yield* allSlotsLeft({ form, catalogue, venue, isStaff, now })
  const days = [...new Set(left.map(({ day }) => day))]
  return {
    id: form.id,
    restaurantId: form.restaurantId,
    menuId: form.menuId,
    name: form.name,
    currency,
    base,
    questions: askedQuestions(yield* questionsOf(form.id)).map(({ id, question, min, max, options }) => ({
      id,
      question,
      min,
      max,
      options: itemsOf(options),
    })),
    additional: itemsOf(form.additional),
    days: days.map((day) => ({
      day,
      slots: left
        .filter((slot) => slot.day === day)
        .map(({ slot, at, changeUntil, free }) => ({ slot, at, changeUntil, free })),
    })),
  }
}

type Selling = { catalogue: Catalogue; currency: Currency; times: readonly WeekHour[] }

/**
 * Returns items with their name and price. Those that are not for sale without a choice, or at the time of any slot, are
 * left out.
 */
function offeredItems(items: readonly FormItem[], { catalogue, currency, times }: Selling): OfferedItem[] {
  return items.flatMap(({ itemId, isIncluded }) => {
    const item = catalogue.get(itemId)
    if (!item?.isActive || needsChoice(item) || !isEverSold(item, times)) return []
    return [{ itemId, name: item.name, price: isIncluded ? 0 : fromMinor(item.price, currency) }]
  })
}
