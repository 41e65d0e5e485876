import type { Typed } from '@brigade/domain/menus/menus.drafts.ts'
import { itemFields } from '@brigade/domain/menus/menus.fields.ts'
import type { ValuesOf } from '@brigade/domain/menus/menus.field-values.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { formValuesOf } from '#features/menus/forms/form-values.ts'
import { sentValues } from '#features/menus/forms/sent-values.ts'

const {
  tag: _tag,
  recommendationCategory: _category,
  mainOptionId: _main,
  subOptionId: _sub,
  subCategory: _subCategory,
  ...formFields
} = itemFields

type FormValues = ValuesOf<typeof formFields>

/** The values of an item's form. Its tag and recommendation have forms of their own. */
export type ItemValues = Typed<FormValues> & SharedOfItem

/** The shared groups and sides of a new item; an existing one has its own lists. */
type SharedOfItem = { sharedGroupIds?: number[]; sharedSideIds?: number[] }

/** Returns the form values of an item. A new one gets the category that is shown. */
export function valuesOfItem(item: Item | null, categoryId: number | null): ItemValues {
  const values = formValuesOf(formFields, item)
  return item ? values : { ...values, categoryId, sharedGroupIds: [], sharedSideIds: [] }
}

/** Returns the body that is sent. An emptied number field is sent as none, and so is one that a switch hides. */
export function bodyOfItem({ prepareTime, discountedPrice, ...values }: ItemValues): FormValues & SharedOfItem {
  return sentValues<FormValues & SharedOfItem>({
    ...values,
    // Text that was typed before the switch was turned off was not checked, and may be no number.
    discountedPrice: !values.isDiscountedPrice && typeof discountedPrice === 'string' ? null : discountedPrice,
    prepareTime: prepareTime ?? 0,
  })
}
