import { type Static, Type } from '@sinclair/typebox'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'

/** The days and hours of a promotion: both days are included, and null means that it has no such end. */
export const promotionTimes = {
  firstDay: nullable(Type.String()),
  lastDay: nullable(Type.String()),
  daysAvailable: Type.Array(Type.String()),
  hoursAvailable: Type.Array(Type.String()),
}

/**
 * The price that an item has in its promotion, and when: a price, or a percentage off. It is null for an item that is
 * only shown in a promotion, and while the promotion is paused.
 */
export const itemPromotionSchema = nullable(
  Type.Object(
    { price: nullable(amountSchema), percentage: nullable(Type.Number()), ...promotionTimes },
    { additionalProperties: false },
  ),
)

export type ItemPromotion = Static<typeof itemPromotionSchema>
