import type { Principal } from '@brigade/domain/access/principal.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'
import { businessDayAt, wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import { financeErrors } from '@brigade/domain/orders/finance.errors.ts'
import { financeLimits } from '@brigade/domain/orders/finance.rules.ts'
import type { ExportOrders, FinanceOrder } from '@brigade/domain/orders/finance.schema.ts'
import { financeReportWords } from '@brigade/domain/orders/finance-report.words.ts'
import type { Database } from '#kit/database.ts'
import { badRequest } from '#kit/errors.ts'
import { chunksOf } from '#kit/in-chunks.ts'
import type { Sheet, SheetColumn } from '#kit/sheets/sheet.ts'
import { languageOf } from '#features/auth/door/language-of.ts'
import { type BookedVenue, countEnded, endedOrders, endedWithin, type EndedOrders, piecesOf } from './ended-orders.ts'
import { financeColumns, financeOrderOf, type FinanceRow } from './finance-row.ts'

type Export = { db: Database; body: ExportOrders; principal: Principal }

type Exported = { order: FinanceOrder; venue: BookedVenue }

/**
 * A spreadsheet of what ended on some business days of the caller's venues, in the caller's language, day by day, the oldest first. Its rows are read while it is
 * sent. Throws BadRequest for wrong days and for more rows than a spreadsheet takes. (product, Orders)
 */
export async function exportOrders({ db, body, principal }: Export): Promise<Sheet<Exported>> {
  const { fileName, ...filter } = body
  const asked = await endedOrders({ db, filter, principal })
  if ((await countEnded(asked)) > financeLimits.mostRows) refuseRows()
  const language = await languageOf(db, principal)
  const words = financeReportWords[language]
  return { fileName, sheetName: words.sheet, language, columns: columnsIn(words), parts: partsOf(asked) }
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

type Words = (typeof financeReportWords)[InterfaceLanguage]

function columnsIn({ columns, statuses, paymentTypes }: Words): SheetColumn<Exported>[] {
  return [
    amount(columns.order, 'id'),
    { header: columns.venue, cell: ({ venue }) => venue.name },
    { header: columns.timeZone, cell: ({ venue }) => venue.timeZone },
    { header: columns.table, cell: ({ order }) => order.table },
    { header: columns.guest, cell: ({ order }) => order.lastname },
    { header: columns.status, cell: ({ order }) => statuses[order.status] },
    {
      header: columns.businessDay,
      cell: ({ order, venue }) => ({ day: businessDayAt(Date.parse(order.endedAt), venue) }),
    },
    { header: columns.placedAt, cell: ({ order, venue }) => wallTimeAt(order.createdAt, venue.timeZone) },
    { header: columns.endedAt, cell: ({ order, venue }) => wallTimeAt(order.endedAt, venue.timeZone) },
    { header: columns.completedBy, cell: ({ order }) => order.completedBy },
    { header: columns.paymentType, cell: ({ order }) => paymentTypes[order.paymentType] },
    { header: columns.currency, cell: ({ order }) => order.currency },
    amount(columns.fullPrice, 'placeHolderPrice'),
    amount(columns.discount, 'discount'),
    amount(columns.serviceFee, 'serviceFee'),
    amount(columns.vat, 'vatFee'),
    amount(columns.total, 'orderPrice'),
    amount(columns.tip, 'tipAmount'),
    amount(columns.paidOnline, 'amountPaidOnline'),
    amount(columns.paidInCash, 'amountPaidInCash'),
    amount(columns.paidByCard, 'amountPaidByCard'),
    amount(columns.refundDue, 'refundDue'),
  ]
}
