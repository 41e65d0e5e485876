import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { many, type Work } from '#kit/work.ts'
import { printerColumns, type PrinterRow } from './printer-columns.ts'

/** All printers of a venue, as they were added. */
export function* printersAt(restaurantId: number): Work<Printer[]> {
  const rows = yield* many<PrinterRow>('SELECT * FROM printers WHERE "restaurantId" = ? ORDER BY "id"', restaurantId)
  return rows.map((row) => printerColumns.read(row))
}
