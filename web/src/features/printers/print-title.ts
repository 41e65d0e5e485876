import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { say } from '#kit/i18n.ts'

/** What a print is, and of which order or bill. */
export function printTitle({ what, orderId, billId }: Pick<PrintJob, 'what' | 'orderId' | 'billId'>): string {
  const whatWords = say(`printers:whats.${what}`)
  if (billId !== null) return say('printers:prints.ofBill', { what: whatWords, id: billId })
  return orderId === null ? whatWords : say('printers:prints.ofOrder', { what: whatWords, id: orderId })
}
