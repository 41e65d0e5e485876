import type { Check } from './checks.ts'
import type { SentOrder } from './sent-order.ts'

type Printed = { order: SentOrder; check: Check; timesSeen: number }

/** Returns the paper that a point of sale would print of an order. */
export function printOrder({ order, check, timesSeen }: Printed): string {
  const { orderId, tableRoomNumber, guestCount, orderPrice, tenderMedia, cart } = order
  const again = timesSeen > 1 ? `  !! for the ${timesSeen}. time` : ''
  return [
    `Check ${check.checkNumber} / ${check.checkSeq}   ${tableRoomNumber || 'no table'}   order ${orderId ?? '?'}${again}`,
    ...cart.flatMap(({ itemId, name, itemQty, totalPrice, condimentList }) => [
      `  ${itemQty} x ${name} [${itemId}]   ${totalPrice}`,
      ...condimentList.map((condiment) => `      ${condiment.itemQty} x ${condiment.name} [${condiment.itemId}]`),
    ]),
    `  total ${orderPrice}   guests ${guestCount}   tender ${tenderMedia}`,
  ].join('\n')
}

/** Returns all checks as a text for a browser. */
export function printChecks(checks: readonly Check[]): string {
  if (checks.length === 0) return 'No checks yet.\n'
  const count = (check: Check, orderId: number | null) => check.orders.filter((each) => each.orderId === orderId).length
  return checks
    .map((check) =>
      check.orders.map((order) => printOrder({ order, check, timesSeen: count(check, order.orderId) })).join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
