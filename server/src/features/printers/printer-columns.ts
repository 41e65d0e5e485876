import type { Doer } from '@brigade/domain/access/principal.ts'
import { printersPath } from '@brigade/domain/printers/printers.api.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { defaulted, flag, json, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
}

/** Storage of printers: with the id of the last editor, because two people may have the same name. */
export const printerColumns = columnsOf<Printer, Kept>(printersPath, { record: 'printer', nameOf: ({ name }) => name })(
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
