import type { SentOrder } from './sent-order.ts'

/** A check at the POS simulator, with its orders. */
export type Check = {
  checkNumber: string
  /** Increases with each order on the check. */
  checkSeq: number
  tableRoomNumber: string
  orders: SentOrder[]
}

export type Checks = {
  all(): readonly Check[]
  /** Opens a new check with an order. */
  open(order: SentOrder): Check
  /**
   * Adds an order to the open check of its table; returns undefined if the table has none with this number, because
   * numbers restart with each start.
   */
  addTo(checkNumber: string, order: SentOrder): Check | undefined
  /**
   * Returns how often an order is on any check: a point of sale accepts everything, and does not detect repeated
   * orders.
   */
  timesOf(orderId: number): number
  clear(): void
}

const firstNumber = 1001

/** Creates checks that exist until the program ends. */
export function keepChecks(): Checks {
  const checks = new Map<string, Check>()
  let nextNumber = firstNumber

  return {
    all: () => [...checks.values()],

    open(order) {
      const check = {
        checkNumber: String(nextNumber),
        checkSeq: 1,
        tableRoomNumber: order.tableRoomNumber,
        orders: [order],
      }
      nextNumber += 1
      checks.set(check.checkNumber, check)
      return check
    },

    addTo(checkNumber, order) {
      const check = checks.get(checkNumber)
      if (check?.tableRoomNumber !== order.tableRoomNumber) return undefined
      check.checkSeq += 1
      check.orders.push(order)
      return check
    },

    timesOf: (orderId) =>
      [...checks.values()].flatMap(({ orders }) => orders).filter((order) => order.orderId === orderId).length,

    clear: () => checks.clear(),
  }
}
