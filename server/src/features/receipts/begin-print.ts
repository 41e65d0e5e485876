import { doneBy } from '@brigade/domain/access/principal.ts'
import type { PrintedWhat } from '@brigade/domain/receipts/print-request.ts'
import type { PrintedKind } from '@brigade/domain/receipts/receipt-document.ts'
import type { ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { logPrint } from '#features/orders/public/log-print.ts'
import type { Caller } from '#kit/context/call.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { mayBeForgotten } from './forget-old-receipts.ts'
import { receiptOrderColumns, receiptPrintColumns } from './receipt-columns.ts'

export type BeginPrint = Caller & {
  row: Parameters<typeof logPrint>[0]['row'] & { createdAt: string }
  what: PrintedKind
  /** The time until which it counts as being printed, unless its end is reported before. */
  until: string
}

/** Stores a print of an order, with the number of the copy and who prints it, also in the order's log. */
export function* beginPrint({ row, what, until, principal, now }: BeginPrint): Transaction<ReceiptPrint> {
  const print = yield* addPrint({ row, what, principal, now })
  yield* logPrint({ row, what, copy: print.copy, principal, now })
  if (what === 'receipt') yield* markPrinting({ print, until, now })
  return print
}

type AddPrint = Caller & Pick<BeginPrint, 'row'> & { what: PrintedWhat; billId?: number }

/** Stores a print of an order or of a whole bill, with the number of the copy. */
export function* addPrint({ row, billId, what, principal, now }: AddPrint): Transaction<ReceiptPrint> {
  const { id: orderId, restaurantId } = row
  const earlier = yield* one<{ copies: number; onPaper: number }>(
    `SELECT COALESCE(MAX("copy"), 0) AS "copies", COUNT(CASE WHEN "state" <> 'failed' THEN 1 END) AS "onPaper"
     FROM receipt_prints WHERE ${billId === undefined ? '"orderId"' : '"billId"'} = ? AND "what" = ?`,
    billId ?? orderId,
    what,
  )
  const added = yield* receiptPrintColumns.insert({
    orderId,
    billId: billId ?? null,
    restaurantId,
    what,
    copy: (earlier?.copies ?? 0) + 1,
    isDuplicate: (earlier?.onPaper ?? 0) > 0 || mayBeForgotten(row, now),
    state: 'printing',
    ...doneBy(principal, now),
  })
  return receiptPrintColumns.read(added)
}

type MarkPrinting = { print: ReceiptPrint; until: string; now: Date }

/** Marks the receipt order of a print as printing; only venues that only print receipts have one. */
function* markPrinting({ print: { id, orderId, copy, by }, until, now }: MarkPrinting): Transaction<void> {
  yield* receiptOrderColumns.updateStored(
    {
      isPrinting: true,
      copies: copy,
      lastPrintId: id,
      claimKey: null,
      claimedBy: by,
      claimedUntil: until,
      updatedAt: now.toISOString(),
    },
    { where: '"id" = ?', params: [orderId] },
  )
}
