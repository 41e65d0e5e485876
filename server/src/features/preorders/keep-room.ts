import { preOrderErrors } from '@brigade/domain/preorders/preorders.errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { countWaitingAt } from './count-pre-orders.ts'

/** Keeps a table or room on while pre-orders of it wait: the kitchen would cook for nobody. Throws Conflict. */
export function* keepRoom({ tableId }: HookInputs['tables:turnedOff']): Transaction<void> {
  if ((yield* countWaitingAt(tableId)) > 0) throw conflict({ message: preOrderErrors.roomInUse, reason: 'roomInUse' })
}
