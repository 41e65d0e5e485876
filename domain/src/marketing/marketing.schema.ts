import { type Static, Type } from '@sinclair/typebox'
import { imageLimits } from '../files/files.limits.ts'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { imageAddressSchema, localDraftSchema, newLocalDraftSchema } from '../menus/menus.drafts.ts'
import { promotionTimes } from '../menus/menus.promotion.schema.ts'
import { daysSchema, hoursSchema } from '../menus/menus.times.schema.ts'
import { promotionLimits } from './marketing.limits.ts'

/** An item of a promotion with its price there, or a percentage off; with neither it is only shown. */
const promotedItemSchema = Type.Object(
  { itemId: idSchema, price: nullable(amountSchema), percentage: nullable(Type.Number()) },
  { additionalProperties: false },
)

export type PromotedItem = Static<typeof promotedItemSchema>

/** What a venue offers at some days and hours, perhaps at lower prices. (screens, /marketing) */
export const promotionSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    index: Type.Integer(),
    title: localTextSchema,
    text: Type.Partial(localTextSchema, { additionalProperties: false }),
    images: Type.Array(Type.String()),
    /** False while it is paused. */
    isActive: Type.Boolean(),
    ...promotionTimes,
    daysAvailable: daysSchema,
    /** Hours of the venue's clock, 0 to 23 as text, or ALL. Those of a night belong to the day on which it began. */
    hoursAvailable: hoursSchema,
    items: Type.Array(promotedItemSchema),
    version: Type.Integer(),
    updatedAt: nullable(instantSchema),
    updatedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type Promotion = Static<typeof promotionSchema>

const maybe = Type.Optional

const daySchema = nullable(Type.String({ maxLength: 10 }))

const itemDraftSchema = Type.Object(
  {
    itemId: idSchema,
    price: maybe(nullable(amountSchema)),
    percentage: maybe(nullable(Type.Number({ minimum: -1_000_000, maximum: 1_000_000 }))),
  },
  { additionalProperties: false },
)

/** The fields that people fill in. The rules check what is required. */
const written = {
  title: maybe(localDraftSchema),
  text: maybe(localDraftSchema),
  images: maybe(Type.Array(imageAddressSchema, { maxItems: imageLimits.ofARecordAtMost, uniqueItems: true })),
  isActive: maybe(Type.Boolean()),
  firstDay: maybe(daySchema),
  lastDay: maybe(daySchema),
  daysAvailable: maybe(daysSchema),
  hoursAvailable: maybe(hoursSchema),
  items: maybe(Type.Array(itemDraftSchema, { maxItems: promotionLimits.mostItems })),
}

/** The fields that only the server sets; a client may send the whole record back. */
const ofServer = { id: ignored, index: ignored, updatedAt: ignored, updatedBy: ignored }

/** The body of a new promotion, the last of its venue. Without items it is a draft, which never runs. */
export const createPromotionSchema = Type.Object(
  {
    restaurantId: idSchema,
    ...written,
    title: maybe(newLocalDraftSchema),
    ...ofServer,
    version: ignored,
    idempotencyKey: maybe(idempotencyKeySchema),
  },
  { additionalProperties: false, askedByRules: ['title'] },
)

export type CreatePromotion = Static<typeof createPromotionSchema>

/**
 * The body of a change. Omitted fields, and omitted languages of a text, are unchanged. With a `version`, it is refused
 * if another person was faster.
 */
export const patchPromotionSchema = Type.Object(
  { ...written, ...ofServer, restaurantId: ignored, version: maybe(Type.Integer()) },
  { additionalProperties: false },
)

export type PatchPromotion = Static<typeof patchPromotionSchema>

/** The fields that people fill in, in a form or a body. */
export type PromotionDraft = Pick<PatchPromotion, keyof typeof written>

export const promotionListQuerySchema = listQuerySchema(
  { id: filters.id, restaurantId: filters.id, isActive: maybe(Type.Boolean()) },
  ['index', 'id'],
)

export type PromotionListQuery = Static<typeof promotionListQuerySchema>

/** The new order of a venue's promotions: all of their ids. */
export const sortPromotionsSchema = Type.Object(
  { restaurantId: idSchema, ids: Type.Array(idSchema, { maxItems: 1_000, uniqueItems: true }) },
  { additionalProperties: false },
)

export type SortPromotions = Static<typeof sortPromotionsSchema>
