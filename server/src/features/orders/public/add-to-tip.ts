import type { Transaction } from '#kit/database/transaction.ts'
import type { OrderRow } from '../records/order-columns.ts'
import { saveAct } from '../records/save-act.ts'
import { providerAt } from './take-payment.ts'

export type AddToTip = {
  /** The order, which the caller has locked. */
  row: OrderRow
  /** The amount in minor units. */
  amount: number
  provider: string
  now: Date
}

/**
 * Adds to the tip of an order the amount that a guest pays beyond what is due, because their payment provider accepts no finer
 * amounts.
 */
export function* addToTip({ row, amount, provider, now }: AddToTip): Transaction<void> {
  const changes = { tipAmount: row.tipAmount + amount }
  const principal = providerAt(row.restaurantId, provider)
  const reason = Object.keys(changes).join(', ')
  const saved = yield* saveAct(row, { act: 'details', changes, reason }, { principal, now })
  if (!saved) throw new Error(`Order ${row.id} was changed while it was held`)
}
