import { Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import type { Problems } from '../kit/problems.ts'
import { printedKinds } from './receipt-document.ts'

/**
 * The prints that people can request: the receipt of an order or of its tab, the receipt of a whole bill, or the
 * kitchen ticket of an order.
 */
export const printedWhats = [...printedKinds, 'bill'] as const

export type PrintedWhat = (typeof printedWhats)[number]

export const printedWhatSchema = Type.Union(printedWhats.map((what) => Type.Literal(what)))

/**
 * The subject of the print: `billId` for the receipt of a bill, else `orderId`. The rules check which one is required.
 */
export const printRequestFields = {
  orderId: Type.Optional(idSchema),
  billId: Type.Optional(idSchema),
  what: printedWhatSchema,
}

type PrintRequest = { orderId?: number; billId?: number; what: PrintedWhat }

/** Returns the problems of a print's subject: it names exactly one order or bill. */
export function problemsOfPrintRequest(asked: PrintRequest): Problems<'printedMissing' | 'printedOther'> {
  const [own, other] = asked.what === 'bill' ? (['billId', 'orderId'] as const) : (['orderId', 'billId'] as const)
  return {
    ...(asked[own] === undefined && { [own]: { code: 'printedMissing' } }),
    ...(asked[other] !== undefined && { [other]: { code: 'printedOther' } }),
  }
}
