import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { listQuerySchema } from '../kit/paging.ts'
import type { Catalogue } from './menus.catalogue.ts'
import { isSoldOut, soldOutSchema } from './menus.sold-out.ts'

/** The parts that can be sold out separately. */
export const soldOutKinds = ['item', 'side', 'option'] as const

/**
 * An item, a side or an option that is sold out now. An option is identified by its group's `id` and its own
 * `optionId`.
 */
export const soldOutPartSchema = Type.Object(
  {
    kind: Type.Union(soldOutKinds.map((kind) => Type.Literal(kind))),
    id: idSchema,
    optionId: Type.Union([Type.String(), Type.Null()]),
    name: localTextSchema,
    /** The item itself, or the item that the part belongs to. */
    itemId: idSchema,
    itemName: localTextSchema,
    soldOut: soldOutSchema,
  },
  { additionalProperties: false },
)

export type SoldOutPart = Static<typeof soldOutPartSchema>

/** Without `restaurantId`, the caller's own venue is meant. */
export const soldOutListQuerySchema = listQuerySchema({ restaurantId: Type.Optional(idSchema) }, [])

/**
 * Returns everything of a catalogue that is sold out at an instant (ISO 8601 in UTC with milliseconds), each item
 * before its sides and options.
 */
export function soldOutParts(catalogue: Catalogue, at: string): SoldOutPart[] {
  return [...catalogue.values()].flatMap(({ id: itemId, name: itemName, soldOut, sides, groups }): SoldOutPart[] => {
    const ofItem = { itemId, itemName }
    const item = { ...ofItem, kind: 'item' as const, id: itemId, optionId: null, name: itemName, soldOut }
    const parts: SoldOutPart[] = [
      item,
      ...sides.map((side) => {
        return { ...ofItem, kind: 'side' as const, id: side.id, optionId: null, name: side.name, soldOut: side.soldOut }
      }),
      ...groups.flatMap(({ id, options }) =>
        options.map((option) => {
          const { id: optionId, name } = option
          return { ...ofItem, kind: 'option' as const, id, optionId, name, soldOut: option.soldOut }
        }),
      ),
    ]
    return parts.filter((part) => isSoldOut(part.soldOut, at))
  })
}
