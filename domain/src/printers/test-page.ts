import { languages } from '../kit/languages.ts'
import { type ReceiptDocument, receiptText, writtenText } from '../receipts/receipt-document.ts'
import { receiptTime } from '../receipts/receipt-time.ts'
import { sampleDish } from '../receipts/sample-receipt.ts'
import type { Venue } from '../venues/venues.schema.ts'
import type { Printer } from './printers.schema.ts'

export type TestPage = {
  printer: Pick<Printer, 'name' | 'host' | 'port' | 'widthDots'>
  venue: Pick<Venue, 'name' | 'timeZone'>
  now: Date
}

/** Returns a test page with the printer's identity, and letters of every language that may be printed. */
export function testPageOf({ printer, venue, now }: TestPage): ReceiptDocument {
  const { name, host, port, widthDots } = printer
  const plain = (text: string) => receiptText(text, 'en')
  const fact = (text: string, value: string) => ({ label: [plain(text)], value: plain(value) })
  return {
    what: 'receipt',
    direction: 'ltr',
    marks: [],
    title: [writtenText(name)],
    header: [writtenText(venue.name)],
    facts: [
      fact('Address', `${host}:${port}`),
      fact('Width', `${widthDots}`),
      fact('Time', receiptTime(now.toISOString(), venue.timeZone)),
    ],
    lines: languages.map((language) => ({
      quantity: 1,
      texts: [receiptText(sampleDish[language], language)],
      amount: '0.00',
      details: [],
      comment: null,
      isAllergy: false,
      change: null,
    })),
    sums: [],
    footer: [],
  }
}
