import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { printerColumns, type PrinterRow } from './printer-columns.ts'

/** Returns all printers of a venue, in the order in which they were added. */
export function* printersAt(restaurantId: number): Transaction<Printer[]> {
  const rows = yield* many<PrinterRow>('SELECT * FROM printers WHERE "restaurantId" = ? ORDER BY "id"', restaurantId)
  return rows.map((row) => printerColumns.read(row))
}
