import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { amountSchema, currencySchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { menuFormLimits as limits } from './menu-forms.limits.ts'
import { wallTimeSchema } from './menu-forms.schema.ts'

const preOrderStates = ['waiting', 'accepted', 'released', 'cancelled'] as const

/** Waiting for staff, accepted by them, in the kitchen, or cancelled before it. */
export type PreOrderState = (typeof preOrderStates)[number]

const stateSchema = Type.Union(preOrderStates.map((state) => Type.Literal(state)))

/** A day of the venue's calendar, such as `2026-11-21`. */
const daySchema = Type.String({ pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$' })

const quantitySchema = Type.Integer({ minimum: 1, maximum: limits.mostQuantity })

const pickSchema = Type.Object({ itemId: idSchema, quantity: quantitySchema }, { additionalProperties: false })

const answerSchema = Type.Object(
  { questionId: idSchema, options: Type.Array(pickSchema, { maxItems: limits.mostOptions }) },
  { additionalProperties: false },
)

const pickedSchema = Type.Object(
  { itemId: idSchema, name: localTextSchema, quantity: Type.Integer() },
  { additionalProperties: false },
)

/** An item with its name at that time, and how many of it. */
export type PickedItem = Static<typeof pickedSchema>

const versionSchema = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

const localSchema = Type.Partial(localTextSchema, { additionalProperties: false })

const answeredSchema = Type.Object(
  { questionId: idSchema, question: localSchema, options: Type.Array(pickedSchema) },
  { additionalProperties: false },
)

export type AnsweredQuestion = Static<typeof answeredSchema>

const guestsSchema = Type.Integer({ minimum: 1, maximum: limits.mostGuests })
const lastnameSchema = Type.String({ maxLength: limits.lastnameLength })
const noteSchema = Type.String({ maxLength: limits.noteLength })

/** An order on a menu form, for a slot of a later time. Its order has `orderType` `form` until it is in the kitchen. */
export const preOrderSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    formId: idSchema,
    orderId: idSchema,
    tableId: idSchema,
    table: Type.String(),
    /** The sitting in which it was ordered. */
    sitting: Type.Integer(),
    state: stateSchema,
    day: daySchema,
    slot: wallTimeSchema,
    slotAt: instantSchema,
    releaseAt: instantSchema,
    /** Until when guests can change or cancel it. */
    changeUntil: instantSchema,
    lastname: Type.String(),
    menuFormGuestCount: Type.Integer(),
    answers: Type.Array(answeredSchema),
    /** The item of its form that each guest has; null if the form had none. */
    base: nullable(pickedSchema),
    additional: Type.Array(pickedSchema),
    note: Type.String(),
    orderPrice: amountSchema,
    currency: currencySchema,
    createdAt: instantSchema,
    createdBy: Type.String(),
    acceptedAt: nullable(instantSchema),
    acceptedBy: nullable(Type.String()),
    releasedAt: nullable(instantSchema),
    /** When its slot's sheet was printed last. */
    printedAt: nullable(instantSchema),
    version: Type.Integer(),
    updatedAt: nullable(instantSchema),
    updatedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type PreOrder = Static<typeof preOrderSchema>

export const preOrderListQuerySchema = listQuerySchema(
  {
    restaurantId: filters.id,
    formId: filters.id,
    orderId: filters.id,
    day: filters.oneOf(daySchema),
    state: filters.oneOf(stateSchema),
    slotAt: filters.instant,
  },
  ['slotAt', 'id'],
)

export type PreOrderListQuery = Static<typeof preOrderListQuerySchema>

const card = {
  day: daySchema,
  slot: wallTimeSchema,
  guests: guestsSchema,
  lastname: Type.Optional(lastnameSchema),
  answers: Type.Array(answerSchema, { maxItems: limits.mostQuestions }),
  additional: Type.Optional(Type.Array(pickSchema, { maxItems: limits.mostAdditional })),
  /** A wish for the kitchen, such as an allergy. */
  note: Type.Optional(noteSchema),
  /** The total that the guest has seen: another one is refused. */
  orderPrice: Type.Optional(amountSchema),
}

/** The body of a pre-order. Guests order for their own room; staff name it. */
export const placePreOrderSchema = Type.Object(
  {
    formId: idSchema,
    tableId: Type.Optional(idSchema),
    ...card,
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type PlacePreOrder = Static<typeof placePreOrderSchema>

/** What is ordered, for when and for how many. */
export type Card = Pick<PlacePreOrder, 'day' | 'slot' | 'guests' | 'lastname' | 'answers' | 'additional' | 'note'>

/** The body of a change: omitted fields are unchanged. A card is priced anew if its slot or what was ordered changes. */
export const patchPreOrderSchema = Type.Object(
  {
    ...Type.Partial(Type.Object(card)).properties,
    version: Type.Optional(versionSchema),
  },
  { additionalProperties: false },
)

export type PatchPreOrder = Static<typeof patchPreOrderSchema>

/** The body that accepts pre-orders: one, or those of a slot. Those that are not waiting are left as they are. */
export const acceptPreOrdersSchema = Type.Object(
  {
    ids: Type.Array(idSchema, { minItems: 1, maxItems: limits.mostAtOnce, uniqueItems: true }),
    /** Their versions as they were seen, in the order of the ids: a card that was changed since is refused. */
    versions: Type.Optional(Type.Array(versionSchema, { minItems: 1, maxItems: limits.mostAtOnce })),
  },
  { additionalProperties: false },
)

export type AcceptPreOrders = Static<typeof acceptPreOrdersSchema>

/** The body that sends a pre-order to the kitchen before its time. */
export const releasePreOrderSchema = Type.Object({ id: idSchema }, { additionalProperties: false })

export type ReleasePreOrder = Static<typeof releasePreOrderSchema>

/** The body that prints the sheet of a slot at a printer. Without one, a printer for the kitchen prints it. */
export const printSlotSchema = Type.Object(
  {
    formId: idSchema,
    day: daySchema,
    slot: wallTimeSchema,
    printerId: Type.Optional(idSchema),
  },
  { additionalProperties: false },
)

export type PrintSlot = Static<typeof printSlotSchema>

/** The body that asks what guests of a venue can pre-order; guests need not name their venue. */
export const askFormsSchema = Type.Object(
  { restaurantId: Type.Optional(idSchema), formId: Type.Optional(idSchema) },
  { additionalProperties: false },
)

export type AskForms = Static<typeof askFormsSchema>

const offeredItemSchema = Type.Object(
  { itemId: idSchema, name: localTextSchema, price: amountSchema },
  { additionalProperties: false },
)

export type OfferedItem = Static<typeof offeredItemSchema>

const offeredSlotSchema = Type.Object(
  {
    slot: wallTimeSchema,
    at: instantSchema,
    changeUntil: instantSchema,
    /** How many more orders it takes. */
    free: Type.Integer(),
  },
  { additionalProperties: false },
)

/** A form as guests see it: with names and prices, and the slots that can still be ordered for. */
export const offeredFormSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    menuId: idSchema,
    name: localSchema,
    currency: currencySchema,
    base: nullable(offeredItemSchema),
    questions: Type.Array(
      Type.Object(
        {
          id: idSchema,
          question: localSchema,
          min: Type.Integer(),
          max: Type.Integer(),
          options: Type.Array(offeredItemSchema),
        },
        { additionalProperties: false },
      ),
    ),
    additional: Type.Array(offeredItemSchema),
    days: Type.Array(
      Type.Object({ day: daySchema, slots: Type.Array(offeredSlotSchema) }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
)

export type OfferedForm = Static<typeof offeredFormSchema>
