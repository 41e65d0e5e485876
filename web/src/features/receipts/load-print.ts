import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { printedKinds, type ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { receiptOfOrders } from '@brigade/domain/receipts/receipt-of-orders.ts'
import { receiptPrintsPath } from '@brigade/domain/receipts/receipts.api.ts'
import type { ReceiptPrint, StartedPrint, StartPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { ticketOfOrder } from '@brigade/domain/receipts/ticket-of-order.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { apiCreate } from '#kit/calls/api-client.ts'
import { loadTranslations, translate } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'
import { endPrint } from '#features/receipts/receipts.mutations.ts'

/** A print with its document, or the reason why there is none. */
export type LoadedPrint = { print: ReceiptPrint; document: ReceiptDocument } | { problem: string }

/** Begins the print that an address names, `?oid=7&what=kitchen` or `?bill=3`: from here on the server knows of it. */
export async function loadPrint({ request }: LoaderFunctionArgs): Promise<LoadedPrint> {
  const asked = askedBy(new URL(request.url).searchParams)
  await loadTranslations('receipts', 'refusals')
  if (!asked) return { problem: translate('receipts:sheet.notAnOrder') }
  try {
    const started = await apiCreate(receiptPrintsPath, asked)
    return await laidOut(started)
  } catch (thrown) {
    return { problem: isUnknown(thrown) ? translate('receipts:sheet.notAnOrder') : errorText(thrown) }
  }
}

function isUnknown(thrown: unknown): boolean {
  return hasFields(thrown) && thrown.code === 404
}

function askedBy(params: URLSearchParams): StartPrint | null {
  const bill = params.get('bill')
  if (bill !== null) return isNumber(bill) && !params.has('oid') ? { billId: Number(bill), what: 'bill' } : null
  const orderId = params.get('oid') ?? ''
  const what = printedKinds.find((kind) => kind === (params.get('what') ?? 'receipt'))
  const claim = params.get('claim')
  if (!isNumber(orderId) || !what) return null
  return { orderId: Number(orderId), what, ...(claim !== null && { claim }) }
}

function isNumber(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text)
}

/** Lays out a print. If that fails it is not on paper, and may be printed again. */
async function laidOut({ print, orders }: StartedPrint): Promise<LoadedPrint> {
  try {
    const venue = await queryClient.fetchQuery(oneVenue(print.restaurantId))
    return { print, document: documentOf({ print, orders }, venue) }
  } catch (thrown) {
    await endPrint(print.id, 'failed')
    throw thrown
  }
}

function documentOf({ print: { what, isDuplicate }, orders }: StartedPrint, venue: Venue): ReceiptDocument {
  const [order] = orders
  if (what === 'kitchen' && order) return ticketOfOrder({ order, venue, isDuplicate })
  return receiptOfOrders({ orders, venue, isDuplicate })
}
