import type { Principal } from '@brigade/domain/access/principal.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import { businessDayAt, wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import { financeErrors } from '@brigade/domain/orders/finance.errors.ts'
import { financeLimits } from '@brigade/domain/orders/finance.rules.ts'
import type { ExportOrders, FinanceOrder } from '@brigade/domain/orders/finance.schema.ts'
import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/orders.labels.ts'
import type { Database } from '#kit/database.ts'
import { badRequest } from '#kit/errors.ts'
import { chunksOf } from '#kit/in-chunks.ts'
import type { Sheet, SheetColumn } from '#kit/sheets/sheet.ts'
import { type BookedVenue, countEnded, endedOrders, endedWithin, type EndedOrders, piecesOf } from './ended-orders.ts'
import { financeColumns, financeOrderOf, type FinanceRow } from './finance-row.ts'

type Export = { db: Database; body: ExportOrders; principal: Principal }

type Exported = { order: FinanceOrder; venue: BookedVenue }

/**
 * A spreadsheet of what ended on some business days of the caller's venues, day by day, the oldest first. Its rows are read while it is
 * sent. Throws BadRequest for wrong days and for more rows than a spreadsheet takes. (product, Orders)
 */
export async function exportOrders({ db, body, principal }: Export): Promise<Sheet<Exported>> {
  const { fileName, ...filter } = body
  const asked = await endedOrders({ db, filter, principal })
  if ((await countEnded(asked)) > financeLimits.mostRows) refuseRows()
  return { fileName, sheetName: 'orders', columns, parts: partsOf(asked) }
}

function refuseRows(): never {
  const message = sentenceOf(financeErrors, { code: 'rowsTooMany', params: { limit: financeLimits.mostRows } })
  throw badRequest({ message, reason: 'rowsTooMany', fields: { to: message } })
}

async function* partsOf(asked: EndedOrders): AsyncGenerator<readonly Exported[]> {
  const venues = new Map(asked.venues.map((venue) => [venue.id, venue]))
  const { db } = asked
  for await (const day of piecesOf(asked, 1)) {
    const ended = endedWithin(asked, day).as('ended')
    const rows = db
      .build('orders')
      .join(ended, 'ended.id', 'orders.id')
      .select(financeColumns.map((column) => `orders.${column}`))
      .orderBy(['ended.endedAt', 'orders.id'])
    for (const part of chunksOf(await db.listByTurns<FinanceRow>(rows))) {
      yield part.map((row) => ({ order: financeOrderOf(row), venue: venues.get(row.restaurantId)! }))
    }
  }
}

type Amount = {
  [K in keyof FinanceOrder]: FinanceOrder[K] extends number ? K : never
}[keyof FinanceOrder]

const amount = (header: string, field: Amount): SheetColumn<Exported> => ({ header, cell: ({ order }) => order[field] })

const columns: SheetColumn<Exported>[] = [
  amount('Order', 'id'),
  { header: 'Venue', cell: ({ venue }) => venue.name },
  { header: 'Time zone', cell: ({ venue }) => venue.timeZone },
  { header: 'Table / Room', cell: ({ order }) => order.table },
  { header: 'Guest', cell: ({ order }) => order.lastname },
  { header: 'Status', cell: ({ order }) => orderStatusLabels[order.status] },
  { header: 'Business day', cell: ({ order, venue }) => ({ day: businessDayAt(Date.parse(order.endedAt), venue) }) },
  { header: 'Placed at', cell: ({ order, venue }) => wallTimeAt(order.createdAt, venue.timeZone) },
  { header: 'Ended at', cell: ({ order, venue }) => wallTimeAt(order.endedAt, venue.timeZone) },
  { header: 'Completed by', cell: ({ order }) => order.completedBy },
  { header: 'Payment type', cell: ({ order }) => paymentTypeLabels[order.paymentType] },
  { header: 'Currency', cell: ({ order }) => order.currency },
  amount('Items at full price', 'placeHolderPrice'),
  amount('Discount', 'discount'),
  amount('Service fee', 'serviceFee'),
  amount('VAT', 'vatFee'),
  amount('Total', 'orderPrice'),
  amount('Tip', 'tipAmount'),
  amount('Paid online', 'amountPaidOnline'),
  amount('Paid in cash', 'amountPaidInCash'),
  amount('Paid by card', 'amountPaidByCard'),
  amount('Refund due', 'refundDue'),
]
