import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox'
import { imageLimits } from '../files/files.limits.ts'
import { idSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { type MenuErrorCode, menuErrors } from './menus.errors.ts'
import { requiredLanguages } from './menus.languages.ts'
import { ecoTagSchema, menuTagSchema, recommendationCategorySchema } from './menus.tags.ts'
import { daysSchema, hoursSchema } from './menus.times.ts'

/** How long and how many. Those that forms have a sentence for are checked by the rules, which are stricter. */
export const menuLimits = {
  nameLength: 35,
  descriptionLength: 1000,
  posIdLength: 60,
  mostOptions: 100,
  mostPrepareMinutes: 1440,
  mostCalories: 100_000,
  mostOfASide: 999,
} as const

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, code?: MenuErrorCode) =>
  Type.Union([schema, Type.Null()], code === undefined ? {} : { errorMessage: menuErrors[code], errorCode: code })

const maybe = Type.Optional

const textDraft = maybe(nullable(Type.String({ maxLength: 2000 })))

/**
 * A text as it is sent: any of the nine languages. In a change, languages that are left out stay as they are, and an empty text or
 * null takes one away.
 */
export const localDraftSchema = Type.Object(
  {
    en: textDraft,
    ar: textDraft,
    de: textDraft,
    it: textDraft,
    ru: textDraft,
    fr: textDraft,
    ku: textDraft,
    sw: textDraft,
    tr: textDraft,
  },
  { additionalProperties: false },
)

export type LocalDraft = Static<typeof localDraftSchema>

/** The same in a new record: the rules say what is wrong where one that must be there is missing or empty. */
export const newLocalDraftSchema = Type.Object(localDraftSchema.properties, {
  additionalProperties: false,
  askedByRules: requiredLanguages,
})

const flag = maybe(Type.Boolean())
const price = maybe(nullable(amountSchema, 'priceMissing'))
const posId = maybe(nullable(Type.String({ maxLength: menuLimits.posIdLength }), 'posIdTooLong'))
const count = (maximum: number, code: MenuErrorCode) => maybe(nullable(Type.Integer({ minimum: 0, maximum }), code))
const ids = maybe(Type.Array(idSchema, { maxItems: 100, uniqueItems: true }))
const times = { daysAvailable: maybe(daysSchema), hoursAvailable: maybe(hoursSchema) }

/** Where an uploaded image is: on this server, or at a store. Nothing that a browser would run. */
const imageAddressSchema = Type.String({ maxLength: 500, pattern: String.raw`^(/(?!/)|https?://)[^\s"'<>\\]+$` })
const images = maybe(Type.Array(imageAddressSchema, { maxItems: imageLimits.ofARecordAtMost, uniqueItems: true }))

/** What a menu's form holds. */
export const menuDraftSchema = {
  name: maybe(localDraftSchema),
  ...times,
  hasCategories: flag,
  isActive: flag,
  hasMenuForm: flag,
  isOpenTab: flag,
  menuPosId: posId,
}

/** What a category's form holds. */
export const categoryDraftSchema = {
  name: maybe(localDraftSchema),
  ...times,
  isActive: flag,
  images,
  tag: maybe(nullable(menuTagSchema, 'tagMissing')),
}

/** What an item's form holds, its tag, eco-tag and recommendation included. */
export const itemDraftSchema = {
  name: maybe(localDraftSchema),
  description: maybe(localDraftSchema),
  ...times,
  price,
  isDiscountedPrice: flag,
  discountedPrice: price,
  appliedDaysForDiscountedPrice: maybe(daysSchema),
  appliedHoursForDiscountedPrice: maybe(hoursSchema),
  prepareTime: maybe(Type.Integer({ minimum: 0, maximum: menuLimits.mostPrepareMinutes })),
  calory: count(menuLimits.mostCalories, 'caloryInvalid'),
  ecoTag: maybe(ecoTagSchema),
  images,
  isActive: flag,
  hidePrice: flag,
  isRecommendable: flag,
  recommendationCategory: maybe(recommendationCategorySchema),
  mainOptionId: ids,
  subOptionId: ids,
  subCategory: maybe(nullable(Type.String({ maxLength: 100 }))),
  posItemId: posId,
  tag: maybe(nullable(menuTagSchema, 'tagMissing')),
}

/** What a side's form holds. */
export const sideDraftSchema = {
  name: maybe(localDraftSchema),
  price,
  min: count(menuLimits.mostOfASide, 'minInvalid'),
  max: maybe(nullable(Type.Integer({ maximum: menuLimits.mostOfASide }), 'maxInvalid')),
  isActive: flag,
  posItemId: posId,
}

/** An option as it is sent. One without `_id` is new, and gets one from the server. */
export const optionDraftSchema = Type.Object(
  {
    _id: maybe(Type.String({ pattern: String.raw`^[\w-]{1,40}$` })),
    name: maybe(localDraftSchema),
    price,
    posItemId: posId,
    soldOut: ignored,
  },
  { additionalProperties: false },
)

/** What a group's form and its list of options hold. */
export const groupDraftSchema = {
  groupName: maybe(localDraftSchema),
  isActive: flag,
  modifiersList: maybe(Type.Array(optionDraftSchema, { maxItems: menuLimits.mostOptions })),
}

type DraftOf<T extends TProperties> = Static<TObject<T>>

/** With the name of the category that the menu's own items go into when it gets categories. */
export type MenuDraft = DraftOf<typeof menuDraftSchema> & { itemsInto?: LocalDraft }
export type CategoryDraft = DraftOf<typeof categoryDraftSchema>
export type ItemDraft = DraftOf<typeof itemDraftSchema> & { categoryId?: number | null }
export type SideDraft = DraftOf<typeof sideDraftSchema>
export type OptionDraft = Static<typeof optionDraftSchema>
export type GroupDraft = DraftOf<typeof groupDraftSchema>

/** A draft as it is typed: where a number belongs, a text may stand that can't be read as one, or as more than one. */
export type Typed<Draft> = {
  [Field in keyof Draft]: number extends Draft[Field] ? Draft[Field] | string : Draft[Field]
}
