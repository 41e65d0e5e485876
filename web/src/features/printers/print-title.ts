import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { translate } from '#kit/i18n/i18n.ts'

/** Returns the kind of a print, and its order or bill. */
export function printTitle({ what, orderId, billId }: Pick<PrintJob, 'what' | 'orderId' | 'billId'>): string {
  const whatWords = translate(`printers:whats.${what}`)
  if (billId !== null) return translate('printers:prints.ofBill', { what: whatWords, id: billId })
  return orderId === null ? whatWords : translate('printers:prints.ofOrder', { what: whatWords, id: orderId })
}
