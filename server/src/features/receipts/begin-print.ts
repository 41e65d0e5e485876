import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { PrintedWhat } from '@brigade/domain/receipts/asked-print.ts'
import type { PrintedKind } from '@brigade/domain/receipts/receipt-document.ts'
import { receiptOrdersPath } from '@brigade/domain/receipts/receipts.api.ts'
import type { ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { logPrint } from '#features/orders/door/log-print.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { one, type Work } from '#kit/work.ts'
import { mayBeForgotten } from './forget-old-receipts.ts'
import { receiptOrderColumns, receiptOrderOfRow, receiptPrintColumns } from './receipt-columns.ts'

export type BeginPrint = {
  row: Parameters<typeof logPrint>[0]['row'] & { createdAt: string }
  what: PrintedKind
  /** For so long it counts as being printed, unless somebody says before how it ended. */
  until: string
  principal: Principal
  now: Date
}

export type BegunPrint = { print: ReceiptPrint; announcements: Announcement[] }

/** Writes down that something of an order goes to print, which copy it is and who prints it, in the order's log too. */
export function* beginPrint({ row, what, until, principal, now }: BeginPrint): Work<BegunPrint> {
  const print = yield* addPrint({ row, what, principal, now })
  yield* logPrint({ row, what, copy: print.copy, principal, now })
  return { print, announcements: what === 'receipt' ? yield* markPrinting({ print, until, now }) : [] }
}

type AddPrint = Pick<BeginPrint, 'row' | 'principal' | 'now'> & { what: PrintedWhat; billId?: number }

/** Which copy it is, of an order or of a whole bill, that goes to print. */
export function* addPrint({ row, billId, what, principal, now }: AddPrint): Work<ReceiptPrint> {
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

/** Orders of venues that do not only print receipts have no receipt order. */
function* markPrinting({ print: { id, orderId, copy, by }, until, now }: MarkPrinting): Work<Announcement[]> {
  const [row] = yield* receiptOrderColumns.updateStored(
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
  return row ? [{ path: receiptOrdersPath, event: 'patched', record: receiptOrderOfRow(row) }] : []
}
