import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { orderLimits } from './orders.limits.ts'

const text = (maxLength: number) => Type.String({ maxLength })

const extraSchema = Type.Object(
  {
    lastname: Type.Optional(text(60)),
    roomno: Type.Optional(text(30)),
    openTab: Type.Optional(Type.Boolean()),
    menuFormGuestCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
  },
  { additionalProperties: false },
)

/**
 * One line of a cart in a body. Fields that the server fills in from the menu are accepted and ignored. (product,
 * Orders)
 */
export const cartLineInputSchema = Type.Object(
  {
    itemId: idSchema,
    itemQty: Type.Integer({ minimum: 1, maximum: orderLimits.mostQuantity }),
    price: Type.Optional(amountSchema),
    totalPrice: Type.Optional(amountSchema),
    comment: Type.Optional(nullable(text(orderLimits.commentLength))),
    extra: Type.Optional(nullable(extraSchema)),
    condimentsList: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: idSchema,
            quantity: Type.Integer({ minimum: 0, maximum: orderLimits.mostQuantity }),
            name: ignored,
            price: ignored,
            min: ignored,
            max: ignored,
            posItemId: ignored,
          },
          { additionalProperties: false },
        ),
        { maxItems: 100 },
      ),
    ),
    selectedOptions: Type.Optional(
      Type.Array(
        Type.Object(
          {
            groupId: idSchema,
            optionId: Type.String({ minLength: 1, maxLength: 64 }),
            name: ignored,
            value: ignored,
            price: ignored,
            posItemId: ignored,
          },
          { additionalProperties: false },
        ),
        { maxItems: 100 },
      ),
    ),
    name: ignored,
    hidePrice: ignored,
    posItemId: ignored,
    menu: ignored,
    prepareTime: ignored,
    discounted: ignored,
    marketingId: ignored,
    basePrice: ignored,
    addedAt: ignored,
    modifiersList: ignored,
  },
  { additionalProperties: false },
)

export type CartLineInput = Static<typeof cartLineInputSchema>

/** A cart in a body. */
export const cartInputSchema = Type.Array(cartLineInputSchema, { minItems: 1, maxItems: orderLimits.mostLines })

const lineSchema = Type.Object(
  {
    itemId: idSchema,
    name: localTextSchema,
    price: amountSchema,
    /** The price of one piece without any discount. */
    basePrice: amountSchema,
    itemQty: Type.Integer(),
    totalPrice: amountSchema,
    hidePrice: Type.Boolean(),
    posItemId: nullable(Type.String()),
    menu: Type.Object({ id: idSchema, name: localTextSchema, menuPosId: nullable(Type.String()) }),
    prepareTime: Type.Integer(),
    comment: Type.String(),
    discounted: Type.Boolean(),
    /** The promotion that made the price. Only lines that a promotion made cheaper have it. */
    marketingId: Type.Optional(idSchema),
    extra: nullable(extraSchema),
    addedAt: instantSchema,
    condimentsList: Type.Array(
      Type.Object({
        id: idSchema,
        name: localTextSchema,
        price: amountSchema,
        min: Type.Integer(),
        max: Type.Integer(),
        quantity: Type.Integer(),
        posItemId: nullable(Type.String()),
      }),
    ),
    selectedOptions: Type.Array(
      Type.Object({
        groupId: idSchema,
        optionId: Type.String(),
        name: localTextSchema,
        value: localTextSchema,
        price: amountSchema,
        posItemId: nullable(Type.String()),
      }),
    ),
  },
  { additionalProperties: false },
)

/** The groups with a chosen option, as the specification names them. (spec 1, §3) */
const modifiersSchema = Type.Array(
  Type.Object({
    id: idSchema,
    groupName: localTextSchema,
    options: Type.Array(Type.Object({ name: localTextSchema, price: amountSchema })),
  }),
)

const wireLineSchema = Type.Object(
  { ...lineSchema.properties, modifiersList: modifiersSchema },
  { additionalProperties: false },
)

/** A line in either unit of amounts. */
export type AnyLine = Static<typeof lineSchema>

/** A mark for the compiler only: it prevents mixing lines in minor units with lines in decimals. */
declare const inMinorUnits: unique symbol

/** A line on the wire, with decimal amounts. */
export type CartLine = Static<typeof wireLineSchema> & { readonly [inMinorUnits]?: never }

/** A line for pricing and storage: its amounts are in minor units of the order's currency. */
export type SoldLine = AnyLine & { readonly [inMinorUnits]: true }

/**
 * One line of an order as it was sold: later edits of the menu never change it. Prices are for one piece, `totalPrice`
 * is for the line.
 */
export const cartLineSchema = Type.Unsafe<CartLine>(wireLineSchema)
