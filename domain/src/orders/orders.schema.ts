import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { orderActs, type OrderGroup, orderStatusSchema } from './orders.status.ts'

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const text = (maxLength: number) => Type.String({ maxLength })

export const orderLimits = {
  leastCovers: 1,
  mostCovers: 10,
  commentLength: 49,
  mostLines: 100,
  mostQuantity: 999,
  reasonLength: 200,
} as const

/** A comment on a line: letters, digits, period, comma (the Arabic one too) and space; others are taken out. (spec 1, §5) */
export function cleanComment(comment: string): string {
  return comment.replaceAll(/[^\p{L}\p{M}\p{N}.,، ]/gu, '').trim()
}

const extraSchema = Type.Object(
  {
    lastname: Type.Optional(text(60)),
    roomno: Type.Optional(text(30)),
    openTab: Type.Optional(Type.Boolean()),
    menuFormGuestCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
  },
  { additionalProperties: false },
)

/** One line of a cart as it is sent. Fields that the server fills in from the menu may come along and are ignored. (product, Orders) */
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
            name: Type.Optional(Type.Unknown()),
            price: Type.Optional(Type.Unknown()),
            min: Type.Optional(Type.Unknown()),
            max: Type.Optional(Type.Unknown()),
            posItemId: Type.Optional(Type.Unknown()),
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
            name: Type.Optional(Type.Unknown()),
            value: Type.Optional(Type.Unknown()),
            price: Type.Optional(Type.Unknown()),
            posItemId: Type.Optional(Type.Unknown()),
          },
          { additionalProperties: false },
        ),
        { maxItems: 100 },
      ),
    ),
    name: Type.Optional(Type.Unknown()),
    hidePrice: Type.Optional(Type.Unknown()),
    posItemId: Type.Optional(Type.Unknown()),
    menu: Type.Optional(Type.Unknown()),
    prepareTime: Type.Optional(Type.Unknown()),
    discounted: Type.Optional(Type.Unknown()),
    basePrice: Type.Optional(Type.Unknown()),
    addedAt: Type.Optional(Type.Unknown()),
    modifiersList: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
)

export type CartLineInput = Static<typeof cartLineInputSchema>

const cartInputSchema = Type.Array(cartLineInputSchema, { minItems: 1, maxItems: orderLimits.mostLines })

/** One line of an order as it was sold: later menu edits never change it. Prices are of one piece, `totalPrice` of the line. */
export const cartLineSchema = Type.Object(
  {
    itemId: idSchema,
    name: localTextSchema,
    price: amountSchema,
    /** The price of a piece without any discount. */
    basePrice: amountSchema,
    itemQty: Type.Integer(),
    totalPrice: amountSchema,
    hidePrice: Type.Boolean(),
    posItemId: nullable(Type.String()),
    menu: Type.Object({ id: idSchema, name: localTextSchema, menuPosId: nullable(Type.String()) }),
    prepareTime: Type.Integer(),
    comment: Type.String(),
    discounted: Type.Boolean(),
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

export type CartLine = Static<typeof cartLineSchema>

export const paymentTypes = ['room', 'roompool', 'card', 'cash', 'later', 'none', 'dinein', 'takeaway'] as const
export const editSources = ['app', 'v_rest_staff', 'dashboard'] as const
export const onlinePaymentStatuses = ['paid', 'partially-paid', 'not-paid'] as const
export const orderTypes = ['order', 'form'] as const

const paymentTypeSchema = Type.Union(paymentTypes.map((type) => Type.Literal(type)))
const editSourceSchema = Type.Union(editSources.map((source) => Type.Literal(source)))
const onlinePaymentStatusSchema = Type.Union(onlinePaymentStatuses.map((status) => Type.Literal(status)))
const orderTypeSchema = Type.Union(orderTypes.map((type) => Type.Literal(type)))
const paymentInfoSchema = Type.Object({ lastname: Type.Optional(text(60)) }, { additionalProperties: false })
const coversSchema = Type.Integer({ minimum: orderLimits.leastCovers, maximum: orderLimits.mostCovers })

/** All that an order's last act can be: those of the status machine, and those beside it. */
export const recordedActs = ['place', ...orderActs, 'keep', 'undo'] as const

export type RecordedAct = (typeof recordedActs)[number]

const doerSchemas = {
  byKind: Type.Union([Type.Literal('staff'), Type.Literal('guest'), Type.Literal('machine')]),
  byId: nullable(idSchema),
}

/** What was done to an order last, and by whom: `byId` is the id of that account or key, and no guest's. */
const lastActSchema = Type.Object(
  {
    act: Type.Union(recordedActs.map((act) => Type.Literal(act))),
    fromStatus: nullable(orderStatusSchema),
    by: Type.String(),
    ...doerSchemas,
    at: instantSchema,
  },
  { additionalProperties: false },
)

export type LastAct = Static<typeof lastActSchema>

/**
 * An order. Amounts are in the venue's currency: `cartPrice` is the sum of the lines, `orderPrice` what the guest owes for it
 * (lines, service fee, VAT fee; a tip comes on top), `placeHolderPrice` the lines before any discounted price. `version` rises
 * by one with every change. `cancelAskedAt` is there while a guest's wish to cancel it has no answer. (spec 1, §3)
 */
export const orderSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    orderType: orderTypeSchema,
    status: orderStatusSchema,
    lastAct: nullable(lastActSchema),
    version: Type.Integer(),
    editSource: editSourceSchema,
    tableId: idSchema,
    table: Type.String(),
    /** The bill on which it stands, and the number of its sitting at the table. */
    billId: idSchema,
    sitting: Type.Integer(),
    cart: Type.Array(cartLineSchema),
    paymentType: paymentTypeSchema,
    paymentInfo: nullable(paymentInfoSchema),
    discountPercentage: Type.Number(),
    orderPrice: amountSchema,
    cartPrice: amountSchema,
    placeHolderPrice: amountSchema,
    serviceFee: amountSchema,
    vatFee: amountSchema,
    tipAmount: amountSchema,
    openTab: Type.Boolean(),
    continuation: Type.Boolean(),
    continuationOf: nullable(idSchema),
    guests: Type.Integer(),
    covers: Type.Integer(),
    createdBy: Type.String(),
    acceptedBy: nullable(Type.String()),
    completedBy: nullable(Type.String()),
    cancelReason: nullable(Type.String()),
    cancelAskedAt: nullable(instantSchema),
    mergedInto: nullable(idSchema),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    acceptedAT: nullable(instantSchema),
    reviewedAt: nullable(instantSchema),
    cookedAt: nullable(instantSchema),
    deliveredAt: nullable(instantSchema),
    completedAT: nullable(instantSchema),
    mergedAt: nullable(instantSchema),
    cancelAt: nullable(instantSchema),
    onlineOrderPaymentStatus: onlinePaymentStatusSchema,
    amountPaidOnline: amountSchema,
    amountToBePaidOnline: amountSchema,
    /** What was paid online and is owed no more: that of a cancelled order, or more than a smaller cart costs. */
    refundDue: amountSchema,
    /** Its total is above the one that the venue wants a person to confirm, and nobody has accepted it yet. */
    needsConfirmation: Type.Boolean(),
    feedback: nullable(Type.String()),
    postedToPOS: Type.Boolean(),
    submittedtoPosBy: nullable(Type.String()),
    submittedtoPosAt: nullable(instantSchema),
  },
  { additionalProperties: false },
)

export type Order = Static<typeof orderSchema>

const totalsInput = {
  orderPrice: Type.Optional(amountSchema),
  cartPrice: Type.Optional(amountSchema),
  placeHolderPrice: Type.Optional(amountSchema),
  serviceFee: Type.Optional(amountSchema),
  vatFee: Type.Optional(amountSchema),
}

const amountPaidInputSchema = Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000_000 }))

/** The body of a new order. Totals that are sent must be right; those that are not are the server's. (product, Orders) */
export const placeOrderSchema = Type.Object(
  {
    restaurantId: Type.Optional(idSchema),
    tableId: Type.Optional(Type.Integer({ errorMessage: 'Please select a table!' })),
    cart: cartInputSchema,
    ...totalsInput,
    openTab: Type.Optional(Type.Boolean()),
    continuation: Type.Optional(Type.Boolean()),
    orderType: Type.Optional(Type.Literal('order')),
    tipAmount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
    covers: Type.Optional(coversSchema),
    guests: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    editSource: Type.Optional(editSourceSchema),
    paymentType: Type.Optional(paymentTypeSchema),
    paymentInfo: Type.Optional(nullable(paymentInfoSchema)),
    amountPaidOnline: amountPaidInputSchema,
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type PlaceOrder = Static<typeof placeOrderSchema>

/**
 * The body of a change: a new status, or a new cart with the `version` that it was made from, or payment and covers. A client may
 * send the whole order back; the fields that only the server sets are ignored. (spec 1, §7)
 */
export const patchOrderSchema = Type.Object(
  {
    ...Type.Partial(
      Type.Omit(orderSchema, [
        'cart',
        'covers',
        'tipAmount',
        'guests',
        'paymentInfo',
        'cancelReason',
        'amountPaidOnline',
      ]),
    ).properties,
    cart: Type.Optional(
      Type.Array(cartLineInputSchema, {
        minItems: 1,
        maxItems: orderLimits.mostLines,
        errorMessage: "Can't submit order with 0 items.",
      }),
    ),
    covers: Type.Optional(coversSchema),
    guests: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    amountPaidOnline: amountPaidInputSchema,
    tipAmount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
    paymentInfo: Type.Optional(nullable(paymentInfoSchema)),
    cancelReason: Type.Optional(nullable(text(orderLimits.reasonLength))),
  },
  { additionalProperties: false },
)

export type PatchOrder = Static<typeof patchOrderSchema>

/** The body that accepts an order. `acceptedBy` is accepted and ignored: the server knows who asks. (spec 1, §7) */
export const acceptOrderSchema = Type.Object(
  {
    id: idSchema,
    acceptedBy: Type.Optional(Type.Unknown()),
    allowEdit: Type.Optional(Type.Boolean()),
    editSource: Type.Optional(editSourceSchema),
    /** That the caller has seen: a wish to cancel that came after it is answered by nobody who has not seen it. */
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  },
  { additionalProperties: false },
)

export type AcceptOrder = Static<typeof acceptOrderSchema>

/** The body of an act that names its order alone; with a `version`, one that the order has left behind is refused. */
export const orderActSchema = Type.Object(
  { id: idSchema, version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) },
  { additionalProperties: false },
)

export type OrderActBody = Static<typeof orderActSchema>

/** The body that counts the open orders of a venue by column; without `createdAt`, of the last seven days. */
export const countOrdersSchema = Type.Object(
  {
    restaurantId: filters.id,
    orderType: Type.Optional(orderTypeSchema),
    tableId: filters.id,
    createdAt: filters.instant,
  },
  { additionalProperties: false },
)

export type CountOrders = Static<typeof countOrdersSchema>

/** Open orders by column of the live board. */
export const orderCountsSchema = Type.Object(
  {
    incoming: Type.Integer(),
    updated: Type.Integer(),
    inprogress: Type.Integer(),
    delivered: Type.Integer(),
  } satisfies Record<OrderGroup, TSchema>,
  { additionalProperties: false },
)

export type OrderCounts = Static<typeof orderCountsSchema>

export const orderListQuerySchema = listQuerySchema(
  {
    id: filters.id,
    restaurantId: filters.id,
    orderType: filters.oneOf(orderTypeSchema),
    status: filters.oneOf(orderStatusSchema),
    tableId: filters.id,
    createdAt: filters.instant,
    updatedAt: filters.instant,
    completedAT: filters.instant,
  },
  ['createdAt', 'updatedAt', 'completedAT', 'id'],
)

export type OrderListQuery = Static<typeof orderListQuerySchema>

/** One entry of an order's log: who did what, when, from where to where. */
export const orderEventSchema = Type.Object(
  {
    id: idSchema,
    orderId: idSchema,
    restaurantId: idSchema,
    act: Type.String(),
    fromStatus: nullable(orderStatusSchema),
    toStatus: orderStatusSchema,
    by: Type.String(),
    ...doerSchemas,
    at: instantSchema,
    reason: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type OrderEvent = Static<typeof orderEventSchema>

export const orderEventListQuerySchema = listQuerySchema({ orderId: filters.id }, ['id', 'at'])

export type OrderEventListQuery = Static<typeof orderEventListQuerySchema>
