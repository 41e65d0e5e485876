import { Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import type { Problems } from '../kit/problems.ts'
import { printedKinds } from './receipt-document.ts'

/** What people have printed: the receipt of an order or of its tab, that of a whole bill, or what is to be made of an order. */
export const printedWhats = [...printedKinds, 'bill'] as const

export type PrintedWhat = (typeof printedWhats)[number]

export const printedWhatSchema = Type.Union(printedWhats.map((what) => Type.Literal(what)))

/** Of what it is: `billId` for the receipt of a bill, else `orderId`. The rules say which has to be there. */
export const askedPrintFields = {
  orderId: Type.Optional(idSchema),
  billId: Type.Optional(idSchema),
  what: printedWhatSchema,
}

type AskedPrint = { orderId?: number; billId?: number; what: PrintedWhat }

/** Whether a print names the one thing that it is of, an order or a bill. */
export function problemsOfAskedPrint(asked: AskedPrint): Problems<'printedMissing' | 'printedOther'> {
  const [own, other] = asked.what === 'bill' ? (['billId', 'orderId'] as const) : (['orderId', 'billId'] as const)
  return {
    ...(asked[own] === undefined && { [own]: { code: 'printedMissing' } }),
    ...(asked[other] !== undefined && { [other]: { code: 'printedOther' } }),
  }
}
