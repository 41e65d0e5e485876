import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import type { Share } from '@brigade/domain/orders/payments.shares.ts'
import { defaulted, flag, minor, plain, pricedJson } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'
import { readStored } from '#kit/stored-json.ts'

type Kept = {
  /** Nobody can guess it who was not sent to the provider's page. */
  token: string
  /** The provider's own word for what was paid. */
  reference: string | null
  /** What it is for: of each there is one that is open. Null of one that has ended. */
  openFor: string | null
  /** Whether it was of all that was due when it began. */
  isWhole: boolean
  /** The provider's own word for the page. */
  pageId: string | null
}

const shares = pricedJson<Checkout['shares'], Share[]>({
  read: (stored, currency) => stored.map(({ orderId, amount }) => ({ orderId, amount: fromMinor(amount, currency) })),
  write: (told, currency) => told.map(({ orderId, amount }) => ({ orderId, amount: toMinor(amount, currency) ?? 0 })),
})

/** How payments that were begun are stored, with amounts in minor units. */
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

/** The record on the wire of a stored row. */
export function checkoutOfRow(row: CheckoutRow): Checkout {
  return checkoutColumns.read(row, row.currency)
}

/** What of it is for which order, in minor units. */
export function sharesIn({ shares: stored }: Pick<CheckoutRow, 'shares'>): Share[] {
  return readStored(stored)
}
