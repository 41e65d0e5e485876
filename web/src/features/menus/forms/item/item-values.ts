import type { ItemDraft, Typed } from '@brigade/domain/menus/menus.drafts.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { sentValues } from '#features/menus/forms/sent-values.ts'
import { formTimesOf } from '#features/menus/forms/form-times.ts'

/** What the form of an item holds. Its tag and recommendation have forms of their own. */
export type ItemValues = Typed<FormDraft>

type FormDraft = Omit<ItemDraft, 'tag' | 'recommendationCategory' | 'mainOptionId' | 'subOptionId' | 'subCategory'>

const minutesToPrepare = 15

/** How an item fills its form; a new one stands in the category that was looked at. */
export function valuesOfItem(item: Item | null, categoryId: number | null): ItemValues {
  if (!item) {
    return {
      name: {},
      description: {},
      categoryId,
      price: null,
      isDiscountedPrice: false,
      discountedPrice: null,
      appliedDaysForDiscountedPrice: [],
      appliedHoursForDiscountedPrice: [],
      ...formTimesOf(null),
      prepareTime: minutesToPrepare,
      calory: null,
      ecoTag: 'none',
      images: [],
      isActive: true,
      hidePrice: false,
      isRecommendable: false,
      posItemId: null,
    }
  }
  const { name, description, price, isDiscountedPrice, discountedPrice, prepareTime, calory, ecoTag } = item
  const { images, isActive, hidePrice, isRecommendable, posItemId } = item
  const discountTimes = formTimesOf({
    daysAvailable: item.appliedDaysForDiscountedPrice,
    hoursAvailable: item.appliedHoursForDiscountedPrice,
  })
  return {
    name,
    description,
    categoryId: item.categoryId,
    price,
    isDiscountedPrice,
    discountedPrice,
    appliedDaysForDiscountedPrice: discountTimes.daysAvailable,
    appliedHoursForDiscountedPrice: discountTimes.hoursAvailable,
    ...formTimesOf(item),
    prepareTime,
    calory,
    ecoTag,
    images,
    isActive,
    hidePrice,
    isRecommendable,
    posItemId,
  }
}

/** The form as it is sent: a field for a number that was emptied says that there is none, and so does one that is hidden by a switch. */
export function bodyOfItem({ prepareTime, discountedPrice, ...values }: ItemValues): FormDraft {
  return sentValues<FormDraft>({
    ...values,
    // What was typed before the switch was turned off, and is no number, was not checked.
    discountedPrice: !values.isDiscountedPrice && typeof discountedPrice === 'string' ? null : discountedPrice,
    prepareTime: prepareTime ?? 0,
  })
}
