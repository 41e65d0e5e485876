import type { PaperLine } from '@brigade/domain/printers/kitchen-paper.ts'
import { defaulted, json, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

/** The part of an order that the kitchen has on paper. */
type KitchenPaper = {
  orderId: number
  lines: PaperLine[]
  /** The paper before the act that made this version of the order; null if there was none. */
  before: PaperLine[] | null
  acceptVersion: number | null
  /** The order into which this one was merged. */
  movedTo: number | null
  version: number
}

export const paperColumns = columnsOf<KitchenPaper>()('kitchen_papers', {
  orderId: plain,
  lines: json,
  before: json,
  acceptVersion: plain,
  movedTo: defaulted(plain),
  version: rising,
})

export type PaperRow = RowOf<typeof paperColumns>
