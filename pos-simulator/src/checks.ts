import type { SentOrder } from './sent-order.ts'

/** A bill at the till, with what was rung up on it. */
export type Check = {
  checkNumber: string
  /** Rises with each order that goes onto it. */
  checkSeq: number
  tableRoomNumber: string
  orders: SentOrder[]
}

export type Checks = {
  all(): readonly Check[]
  /** Opens a new check with an order. */
  open(order: SentOrder): Check
  /** Puts an order onto the open check of its table; undefined where that has none of this number: with each start numbers begin again. */
  addTo(checkNumber: string, order: SentOrder): Check | undefined
  /** How often an order is on any check: a till rings up what it gets, and knows no order again. */
  timesOf(orderId: number): number
  clear(): void
}

const firstNumber = 1001

/** Checks that are kept until the program ends. */
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
