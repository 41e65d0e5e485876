import type { Doer } from '@brigade/domain/access/principal.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { defaulted, flag, json, plain, rising } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'

type Kept = {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
}

/** How printers are stored: with the id of who changed one last, because two people may have one name. */
export const printerColumns = columnsOf<Printer, Kept>()(
  'printers',
  {
    id: defaulted(plain),
    restaurantId: plain,
    name: plain,
    host: plain,
    port: plain,
    widthDots: plain,
    languages: json,
    isActive: flag,
    fallbackPrinterId: plain,
    categoryIds: json,
    takesOtherItems: flag,
    receipts: plain,
    version: rising,
    createdAt: plain,
    updatedAt: plain,
    updatedBy: plain,
  },
  { updatedByKind: plain, updatedById: plain },
)

export type PrinterRow = RowOf<typeof printerColumns>
