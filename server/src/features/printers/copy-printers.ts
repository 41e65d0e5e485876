import { many, type Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { printerColumns, type PrinterRow } from './printer-columns.ts'

/**
 * Copies the printers of a duplicated venue. They are turned off: their addresses may be those of the first venue's kitchen.
 */
export function* copyPrinters({
  from,
  to,
  copies,
  copiedIds,
  principal,
  now,
}: HookInputs['venues:duplicated']): Transaction<void> {
  if (!copies.includes('printers')) return
  const categories = copiedIds.get('categories')
  const rows = yield* many<PrinterRow>('SELECT * FROM printers WHERE "restaurantId" = ? ORDER BY "id"', from)
  const printers = new Map<number, number>()
  for (const row of rows) {
    const { id, version: _, ...printer } = printerColumns.read(row)
    const copy = yield* printerColumns.insert({
      ...printer,
      restaurantId: to,
      isActive: false,
      categoryIds: printer.categoryIds.flatMap((category) => categories?.get(category) ?? []),
      fallbackPrinterId: null,
      createdAt: now.toISOString(),
      ...updatedBy(principal, now),
    })
    printers.set(id, copy.id)
  }
  for (const { id, fallbackPrinterId } of rows) {
    const backup = fallbackPrinterId === null ? undefined : printers.get(fallbackPrinterId)
    if (backup === undefined) continue
    yield* printerColumns.update({ fallbackPrinterId: backup }, { where: '"id" = ?', params: [printers.get(id) ?? 0] })
  }
}
