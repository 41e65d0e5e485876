import { worksAt } from '@brigade/domain/access/principal.ts'
import { preOrderErrors } from '@brigade/domain/preorders/preorders.errors.ts'
import type { PrintSlot } from '@brigade/domain/preorders/preorders.schema.ts'
import { slotSheet } from '@brigade/domain/preorders/slot-sheet.ts'
import type { PrintRequest } from '@brigade/domain/printers/print-jobs.schema.ts'
import { printSlotSheet } from '#features/printers/public/print-slot-sheet.ts'
import type { Call } from '#kit/context/call.ts'
import { many, rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { holdForm } from './find-forms.ts'
import { menuFormColumns } from './menu-form-columns.ts'
import { preOrderColumns, preOrderOfRow, type PreOrderRow } from './pre-order-columns.ts'

/** Prints the sheet of a slot at a printer, as often as somebody asks. `key` is unique. Throws BadRequest. */
export function* printSlot(body: PrintSlot, key: string, call: Call): Transaction<PrintRequest> {
  const { formId, day, slot, printerId } = body
  const formRow = yield* holdForm(formId)
  if (!formRow || !worksAt(call.principal, formRow.restaurantId)) refuseField({ formId: 'formUnknown' }, preOrderErrors)
  const form = menuFormColumns.read(formRow)
  const rows = yield* many<PreOrderRow>(
    `SELECT * FROM pre_orders WHERE "formId" = ? AND "day" = ? AND "slot" = ? AND "state" <> 'cancelled' ORDER BY "id"`,
    formId,
    day,
    slot,
  )
  if (rows.length === 0) refuseField({ slot: 'slotUnknown' }, preOrderErrors)
  const preOrders = rows.map(preOrderOfRow)
  const { restaurantId } = form
  const job = yield* printSlotSheet(
    {
      restaurantId,
      printerId,
      cause: `slot:${key}`,
      documentOf: (venue) => slotSheet({ preOrders, form, day, slot, venue }),
    },
    call,
  )
  yield* markPrinted({ formId, day, slot, at: call.now.toISOString() })
  return { jobs: [job] }
}

type OfForm = { formId: number; day: string; slot: string }

/** Takes the mark from a slot whose sheet is out of date: a card of it was changed, added or cancelled. */
export function* unprintSlot({ formId, day, slot }: OfForm): Transaction<void> {
  yield* markPrinted({ formId, day, slot, at: null })
}

/** The versions stay: a card that somebody edits has not changed. */
function* markPrinted({ formId, day, slot, at }: OfForm & { at: string | null }): Transaction<void> {
  const where = `"formId" = ? AND "day" = ? AND "slot" = ? AND "state" <> 'cancelled' AND ${at === null ? '"printedAt" IS NOT NULL' : '1 = 1'}`
  const params = [formId, day, slot]
  const sql = `UPDATE pre_orders SET "printedAt" = ? WHERE ${where} RETURNING *`
  yield* rowsOf(preOrderColumns.published('patched', { sql, params: [at, ...params] }, { where, params }))
}
