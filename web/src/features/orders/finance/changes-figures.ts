import type { RecordedAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'

const actsOnMoney: readonly RecordedAct[] = ['pay', 'refund', 'undo']

/**
 * Whether figures of finance may be others by what an order became: it ended, money came or went, or something changed beside its acts, as
 * what was paid online does. A year of figures takes its time, so that orders on their way through the kitchen ask for none.
 */
export function changesFigures({ status, lastAct, updatedAt }: Order): boolean {
  if (status === 'completed' || status === 'cancelled') return true
  return lastAct === null || lastAct.at !== updatedAt || actsOnMoney.includes(lastAct.act)
}
