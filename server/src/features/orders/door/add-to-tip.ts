import type { Work } from '#kit/work.ts'
import type { OrderRow } from '../order-columns.ts'
import { saveAct } from '../save-act.ts'
import { providerAt } from './take-payment.ts'

export type AddToTip = {
  /** The order, which the caller holds. */
  row: OrderRow
  /** In minor units. */
  amount: number
  provider: string
  now: Date
}

/** Adds to the tip of an order what a guest pays on top of what is due, because their payment provider takes no finer amounts. */
export function* addToTip({ row, amount, provider, now }: AddToTip): Work<void> {
  const changes = { tipAmount: row.tipAmount + amount }
  const principal = providerAt(row.restaurantId, provider)
  const reason = Object.keys(changes).join(', ')
  const saved = yield* saveAct(row, { act: 'details', changes, principal, now, reason })
  if (!saved) throw new Error(`Order ${row.id} was changed while it was held`)
}
