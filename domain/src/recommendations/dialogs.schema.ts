import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { listQuerySchema } from '../kit/paging.ts'
import { recommendationDialogSchema } from '../menus/menus.recommendations.ts'

const closed = { additionalProperties: false } as const

const subOption = Type.Object({ id: idSchema, name: localTextSchema, itemIds: Type.Array(idSchema) }, closed)

const mainOption = Type.Object(
  { id: idSchema, name: localTextSchema, heading: nullable(localTextSchema), subOptions: Type.Array(subOption) },
  closed,
)

const dialog = Type.Object(
  { dialog: recommendationDialogSchema, heading: nullable(localTextSchema), mainOptions: Type.Array(mainOption) },
  closed,
)

const item = Type.Object(
  {
    id: idSchema,
    name: localTextSchema,
    menuId: idSchema,
    /** The present price of one piece; null if the menu hides it. */
    price: nullable(amountSchema),
  },
  closed,
)

/** The questions of a venue's dialogs, and the items for each answer. Guests can order all of these items now. */
export const guestDialogsSchema = Type.Object(
  {
    restaurantId: idSchema,
    /** False while the venue takes no orders: then there are no items. */
    canOrder: Type.Boolean(),
    dialogs: Type.Array(dialog),
    /** The items of all answers and pairs. */
    items: Type.Array(item),
    /** Accepted pairs of items that can both be ordered now. */
    pairs: Type.Array(Type.Object({ itemId: idSchema, recommendedItemId: idSchema }, closed)),
  },
  closed,
)

export type GuestDialogs = Static<typeof guestDialogsSchema>
export type GuestDialog = Static<typeof dialog>
export type DialogItem = Static<typeof item>

/** Without `restaurantId`, the caller's own venue is meant. */
export const guestDialogsQuerySchema = listQuerySchema({ restaurantId: Type.Optional(idSchema) }, [])
