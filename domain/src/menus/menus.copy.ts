import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema } from '../kit/ids.ts'
import { type Currency, decimalsOf } from '../kit/money.ts'
import { localDraftSchema } from './menus.drafts.ts'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional

/** A menu that is copied to another venue. */
export const copyMenuSchema = Type.Object(
  {
    menuId: idSchema,
    /** The venue that gets the copy. */
    restaurantId: idSchema,
    /** Its name there, if it is another one. */
    name: maybe(localDraftSchema),
    /** True if the copy has the POS ids of the first menu. */
    withPosIds: maybe(Type.Boolean()),
    /** True if prices keep their numbers, although the venues have different currencies. */
    keepPrices: maybe(Type.Boolean()),
    idempotencyKey: maybe(idempotencyKeySchema),
  },
  closed,
)

export type CopyMenu = Static<typeof copyMenuSchema>

/** The copy of a menu, and how many records it has. */
export const copiedMenuSchema = Type.Object(
  {
    fromMenuId: idSchema,
    restaurantId: idSchema,
    menuId: idSchema,
    categories: Type.Integer(),
    items: Type.Integer(),
    sides: Type.Integer(),
    modifiers: Type.Integer(),
  },
  closed,
)

export type CopiedMenu = Static<typeof copiedMenuSchema>

/**
 * Returns a price in minor units of another currency with the same digits: 12.50 stays 12.50. Null if that currency has
 * too few decimals for it.
 */
export function samePrice(minor: number, { from, to }: { from: Currency; to: Currency }): number | null {
  const shift = decimalsOf(to) - decimalsOf(from)
  if (shift >= 0) return minor * 10 ** shift
  const step = 10 ** -shift
  return minor % step === 0 ? minor / step : null
}
