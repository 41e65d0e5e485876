import { type Currency, fromMinor } from '../kit/money.ts'
import type { SoldLine } from '../orders/orders.cart.schema.ts'
import { cartToMinor } from '../orders/orders.cart.ts'
import type { Order } from '../orders/orders.schema.ts'
import type { PosCheck } from './pos.records.schema.ts'
import type { PosAddress } from './pos.addresses.ts'
import type { TenderMedia } from './pos.settings.ts'

/** An extra of a line: an option, an add-on, or the line's comment. Amounts are for one piece of the line. */
type PosCondiment = { itemId: string | null; name: string; price: number; itemQty: number; totalPrice: number }

type PosLine = {
  /** The point of sale's own key of the item. */
  itemId: string | null
  name: string
  /** The price of one piece as it was sold, without options and add-ons. */
  price: number
  /** The price of all pieces, without options and add-ons. */
  multiPrice: number
  itemQty: number
  /** The price of the line with its options and add-ons. */
  totalPrice: number
  condimentList: PosCondiment[]
  /** The prices are final, so this holds only a discount of the whole order. */
  itemDiscountsList: { percentage: number }[]
}

/** An order in the format of a point of sale. Amounts are decimals of the order's currency. (spec 1, §7) */
export type PosOrder = {
  /** Brigade's own id, by which a point of sale recognises an order that arrives twice. */
  orderId: number
  tableRoomNumber: string
  orderPrice: number
  createdAt: string
  updatedAt: string
  guestCount: number
  /** The number of the room's open check; null if a new check is to be opened. */
  checkNumber: string | null
  checkIDNum: string | null
  tenderMedia: string
  cart: PosLine[]
}

export type Posted = {
  order: Order
  currency: Currency
  tenderMedia: TenderMedia
  address: Pick<PosAddress, 'commentItemId'>
  check: Pick<PosCheck, 'checkNumber' | 'checkSeq'> | null
}

/** Converts an order to the format of the point of sale. (product, Point of sale) */
export function posOrderOf({ order, currency, tenderMedia, address, check }: Posted): PosOrder {
  const { id, table, orderPrice, createdAt, updatedAt, covers, paymentType, cart, discountPercentage } = order
  return {
    orderId: id,
    tableRoomNumber: table,
    orderPrice,
    createdAt,
    updatedAt,
    guestCount: covers,
    checkNumber: check?.checkNumber ?? null,
    checkIDNum: check?.checkSeq ?? null,
    tenderMedia: tenderMedia[tenderOf[paymentType]],
    cart: cartToMinor(cart, currency).map((line) => ({
      itemId: line.posItemId,
      name: line.name.en,
      price: fromMinor(line.price, currency),
      multiPrice: fromMinor(line.price * line.itemQty, currency),
      itemQty: line.itemQty,
      totalPrice: fromMinor(line.totalPrice, currency),
      condimentList: condimentsOf(line, { currency, ...address }),
      itemDiscountsList: discountPercentage > 0 ? [{ percentage: discountPercentage }] : [],
    })),
  }
}

/** The venue's tender media for each payment type. */
const tenderOf = {
  cash: 'cash',
  card: 'card',
  room: 'room',
  roompool: 'room',
  later: 'none',
  none: 'none',
  dinein: 'none',
  takeaway: 'none',
} as const satisfies Record<Order['paymentType'], keyof TenderMedia>

function condimentsOf(
  { selectedOptions, condimentsList, comment }: SoldLine,
  { currency, commentItemId }: { currency: Currency; commentItemId: string },
): PosCondiment[] {
  const options = selectedOptions.map(({ value, price, posItemId }) => ({ name: value, price, posItemId, quantity: 1 }))
  const parts = [...options, ...condimentsList]
  const priced = parts.map(({ name, price, posItemId, quantity }) => ({
    itemId: posItemId,
    name: name.en,
    price: fromMinor(price, currency),
    itemQty: quantity,
    totalPrice: fromMinor(price * quantity, currency),
  }))
  if (comment === '' || commentItemId === '') return priced
  return [...priced, { itemId: commentItemId, name: comment, price: 0, itemQty: 1, totalPrice: 0 }]
}
