import { menuFormErrors } from '@brigade/domain/preorders/menu-forms.errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { formsOf, holdForm } from './find-forms.ts'

/** Keeps the clock of a venue while pre-orders wait for their time, which is an instant by that clock. Throws Conflict. */
export function* keepTimeZone({ before: { id }, changed }: HookInputs['venues:settingsChange']): Transaction<void> {
  if (!changed.timeZone) return
  // What is ordered now waits, and then reads the new clock.
  for (const form of yield* formsOf(id)) yield* holdForm(form.id)
  const waiting = yield* one(
    `SELECT 1 FROM pre_orders WHERE "restaurantId" = ? AND "state" IN ('waiting', 'accepted') LIMIT 1`,
    id,
  )
  if (!waiting) return
  const message = menuFormErrors.formInUse
  throw conflict({ message, reason: 'formInUse', fields: { timeZone: message } })
}
