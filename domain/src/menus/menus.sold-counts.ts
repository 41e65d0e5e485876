import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { listQuerySchema } from '../kit/paging.ts'

/** How far back sales are counted, in days: long enough for every weekday, short enough for the current menu. */
export const soldCountDays = 30

/** The sold pieces of an item. */
export const soldCountSchema = Type.Object(
  { itemId: idSchema, quantity: Type.Integer() },
  { additionalProperties: false },
)

export type SoldCount = Static<typeof soldCountSchema>

export const soldCountListQuerySchema = listQuerySchema({ restaurantId: idSchema }, [])
