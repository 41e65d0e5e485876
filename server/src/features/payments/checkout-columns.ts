import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import type { Share } from '@brigade/domain/orders/payments.shares.ts'
import { defaulted, flag, minor, plain, pricedJson } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import { readStored } from '#kit/database/stored-json.ts'

type Kept = {
  /** A secret that only a guest who was sent to the provider's page knows. */
  token: string
  /** The provider's own id of the payment. */
  reference: string | null
  /** Key of the order shares that it pays: only one open payment per key. Null once it has ended. */
  openFor: string | null
  /** True if it was for the whole amount due when it began. */
  isWhole: boolean
  /** The provider's own id of the page. */
  pageId: string | null
}

const shares = pricedJson<Checkout['shares'], Share[]>({
  read: (stored, currency) => stored.map(({ orderId, amount }) => ({ orderId, amount: fromMinor(amount, currency) })),
  write: (told, currency) => told.map(({ orderId, amount }) => ({ orderId, amount: toMinor(amount, currency) ?? 0 })),
})

/** Storage of begun payments, with amounts in minor units. */
export const checkoutColumns = columnsOf<Checkout, Kept>()(
  'checkouts',
  {
    id: defaulted(plain),
    restaurantId: plain,
    tableId: plain,
    sitting: plain,
    provider: plain,
    state: plain,
    amount: minor,
    rounding: defaulted(minor),
    currency: plain,
    shares,
    url: plain,
    endReason: defaulted(plain),
    createdAt: plain,
    expiresAt: plain,
  },
  { token: plain, reference: plain, openFor: defaulted(plain), isWhole: defaulted(flag), pageId: defaulted(plain) },
)

export type CheckoutRow = RowOf<typeof checkoutColumns>

/** Returns the record on the wire of a stored row. */
export function checkoutOfRow(row: CheckoutRow): Checkout {
  return checkoutColumns.read(row, row.currency)
}

/** Returns the shares of its orders, in minor units. */
export function sharesIn({ shares: stored }: Pick<CheckoutRow, 'shares'>): Share[] {
  return readStored(stored)
}
