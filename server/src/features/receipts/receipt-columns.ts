import type { Currency } from '@brigade/domain/kit/money.ts'
import { receiptOrdersPath } from '@brigade/domain/receipts/receipts.api.ts'
import type { ReceiptOrder, ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { defaulted, flag, minor, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  currency: Currency
  /** The secret of the screen that claimed it last. */
  claimKey: string | null
}

/** Storage of the printing of orders, by the ids of the orders. */
export const receiptOrderColumns = columnsOf<ReceiptOrder, Kept>(receiptOrdersPath)(
  'receipt_orders',
  {
    id: plain,
    restaurantId: plain,
    status: plain,
    version: rising,
    table: plain,
    pieces: plain,
    orderPrice: minor,
    isTest: flag,
    createdAt: plain,
    updatedAt: plain,
    tries: defaulted(plain),
    claimedBy: defaulted(plain),
    claimedUntil: defaulted(plain),
    isPrinting: defaulted(flag),
    copies: defaulted(plain),
    lastPrintId: defaulted(plain),
    printedAt: defaulted(plain),
    printedBy: defaulted(plain),
  },
  { currency: plain, claimKey: defaulted(plain) },
)

export type ReceiptOrderRow = RowOf<typeof receiptOrderColumns>

/** Returns the receipt order on the wire of a stored row. */
export function receiptOrderOfRow(row: ReceiptOrderRow): ReceiptOrder {
  return receiptOrderColumns.read(row, row.currency)
}

/** Storage of prints. */
export const receiptPrintColumns = columnsOf<ReceiptPrint>()('receipt_prints', {
  id: defaulted(plain),
  orderId: plain,
  billId: defaulted(plain),
  restaurantId: plain,
  what: plain,
  copy: plain,
  isDuplicate: flag,
  state: plain,
  by: plain,
  byKind: plain,
  byId: plain,
  at: plain,
  endedAt: defaulted(plain),
})

export type ReceiptPrintRow = RowOf<typeof receiptPrintColumns>
