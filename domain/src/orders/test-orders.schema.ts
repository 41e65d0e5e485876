import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema } from '../kit/ids.ts'
import { cartInputSchema } from './orders.cart.schema.ts'

/** The body of a test order. The server calculates its totals. */
export const placeTestOrderSchema = Type.Object(
  {
    tableId: Type.Integer({ errorMessage: 'Please select a table!', errorCode: 'tableMissing' }),
    cart: cartInputSchema,
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type PlaceTestOrder = Static<typeof placeTestOrderSchema>

/** The body that discards a test order. */
export const discardTestOrderSchema = Type.Object({ id: idSchema }, { additionalProperties: false })

export type DiscardTestOrder = Static<typeof discardTestOrderSchema>
