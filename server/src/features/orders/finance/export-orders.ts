import type { Principal } from '@brigade/domain/access/principal.ts'
import { type Currency, decimalsOf } from '@brigade/domain/kit/money.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { businessDayAt, type DayRange, wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import { financeErrors } from '@brigade/domain/orders/finance.errors.ts'
import { financeLimits } from '@brigade/domain/orders/finance.rules.ts'
import type { ExportOrders, FinanceOrder } from '@brigade/domain/orders/finance.schema.ts'
import { financeReportTranslations } from '@brigade/domain/orders/finance-report.translations.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { paymentOfRow, type PaymentRow } from '../records/public/payment-columns.ts'
import type { Database } from '#kit/database/database.ts'
import { badRequest } from '#kit/errors/errors.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import type { Sheet, SheetCell, SheetColumn } from '#kit/sheets/sheet.ts'
import { languageOf } from '#features/auth/public/language-of.ts'
import {
  type BookedVenue,
  countEnded,
  endedOrders,
  endedWithin,
  type EndedOrders,
  paymentsWithin,
  daysInPieces,
} from './ended-orders.ts'
import { financeColumns, financeOrderOf, type FinanceRow } from './finance-row.ts'

type Export = { db: Database; body: ExportOrders; principal: Principal }

/** A row about an order, or about a payment for none. */
type Exported = { venue: BookedVenue } & (
  | { order: FinanceOrder; payment?: undefined }
  | { order?: undefined; payment: Payment }
)

/**
 * Returns a spreadsheet of what ended on some business days of the caller's venues, in the caller's language, day by day, the oldest first;
 * after each day's orders it lists what a payment provider received or refunded for none. Its rows are read while it is sent. Throws
 * BadRequest for wrong days and for more rows than a spreadsheet holds. (product, Orders)
 */
export async function exportOrders({ db, body, principal }: Export): Promise<Sheet<Exported>> {
  const { fileName, ...filter } = body
  const asked = await endedOrders({ db, filter, principal })
  if ((await countEnded(asked)) > financeLimits.mostRows) refuseRows()
  const language = await languageOf(db, principal)
  const words = financeReportTranslations[language]
  return { fileName, sheetName: words.sheet, language, columns: columnsIn(words), parts: partsOf(asked) }
}

function refuseRows(): never {
  const message = sentenceOf(financeErrors, { code: 'rowsTooMany', params: { limit: financeLimits.mostRows } })
  throw badRequest({ message, reason: 'rowsTooMany', fields: { to: message } })
}

async function* partsOf(asked: EndedOrders): AsyncGenerator<readonly Exported[]> {
  const venues = new Map(asked.venues.map((venue) => [venue.id, venue]))
  const { db } = asked
  for await (const day of daysInPieces(asked, 1)) {
    const ended = endedWithin(asked, day).as('ended')
    const rows = db
      .build('orders')
      .join(ended, 'ended.id', 'orders.id')
      .select(financeColumns.map((column) => `orders.${column}`))
      .orderBy(['ended.endedAt', 'orders.id'])
    for (const part of chunksOf(await db.list<FinanceRow>(rows))) {
      yield part.map((row) => ({ order: financeOrderOf(row), venue: venues.get(row.restaurantId)! }))
    }
    const payments = await unassignedOn(asked, day)
    if (payments.length > 0)
      yield payments.map((row) => ({ payment: paymentOfRow(row), venue: venues.get(row.restaurantId)! }))
  }
}

/** Returns what was received or refunded on a day for no order: it has no payment type, and its refund due is not known yet. */
async function unassignedOn(asked: EndedOrders, day: DayRange): Promise<PaymentRow[]> {
  const { db, filter } = asked
  if (filter.paymentType !== undefined || filter.isRefundDue) return []
  const found = paymentsWithin(asked, day, ['*']).as('found')
  return await db.list<PaymentRow>(db.build.select('*').from(found).whereNull('orderId').orderBy(['at', 'id']))
}

type Amount = {
  [K in keyof FinanceOrder]: FinanceOrder[K] extends number ? K : never
}[keyof FinanceOrder]

const amount = (header: string, field: Amount): SheetColumn<Exported> => ({
  header,
  cell: ({ order }) => (order ? money(order[field], order.currency) : null),
})

function money(amount: number, currency: Currency): SheetCell {
  return { amount, decimals: decimalsOf(currency) }
}

type Words = (typeof financeReportTranslations)[Language]

function columnsIn({ columns, statuses, paymentTypes }: Words): SheetColumn<Exported>[] {
  return [
    { header: columns.order, cell: ({ order }) => order?.id ?? null },
    { header: columns.venue, cell: ({ venue }) => venue.name },
    { header: columns.timeZone, cell: ({ venue }) => venue.timeZone },
    { header: columns.table, cell: ({ order }) => order?.table ?? null },
    { header: columns.guest, cell: ({ order }) => order?.lastname ?? null },
    { header: columns.status, cell: ({ order }) => (order ? statuses[order.status] : null) },
    {
      header: columns.businessDay,
      cell: ({ order, payment, venue }) => ({
        day: businessDayAt(Date.parse(order ? order.endedAt : payment.at), venue),
      }),
    },
    {
      header: columns.placedAt,
      cell: ({ order, venue }) => (order ? wallTimeAt(order.createdAt, venue.timeZone) : null),
    },
    {
      header: columns.endedAt,
      cell: ({ order, payment, venue }) => wallTimeAt(order ? order.endedAt : payment.at, venue.timeZone),
    },
    { header: columns.completedBy, cell: ({ order }) => order?.completedBy ?? null },
    { header: columns.paymentType, cell: ({ order }) => (order ? paymentTypes[order.paymentType] : null) },
    { header: columns.currency, cell: ({ order, payment }) => (order ?? payment).currency },
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
    { header: columns.unassigned, cell: ({ payment }) => (payment ? money(payment.amount, payment.currency) : null) },
    { header: columns.reference, cell: ({ payment }) => payment?.reference ?? null },
  ]
}
