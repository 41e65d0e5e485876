import type { RecordedAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'

const actsOnMoney: readonly RecordedAct[] = ['pay', 'refund', 'undo']

/**
 * Returns whether a changed order may change the figures of finance: it ended, a payment or refund was recorded, or it
 * changed without an act, as with an online payment. A year of figures takes long, so orders on their way through the
 * kitchen cause no fetch.
 */
export function changesFigures({ status, lastAct, updatedAt }: Order): boolean {
  if (status === 'completed' || status === 'cancelled') return true
  return lastAct === null || lastAct.at !== updatedAt || actsOnMoney.includes(lastAct.act)
}
