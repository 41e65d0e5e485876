import type { OrderStatus } from '../orders/orders.status.ts'
import { receiptLimits } from './receipts.limits.ts'
import type { ReceiptOrder } from './receipts.schema.ts'

export const receiptGroups = ['incoming', 'inprogress', 'delivered'] as const

/** A column of the screen of receipt orders. */
export type ReceiptGroup = (typeof receiptGroups)[number]

/** The statuses that each column holds: what was changed is accepted anew, and stands where it began. (spec 1, §4) */
export const statusesOfReceiptGroup = {
  incoming: ['incoming', 'updated'],
  inprogress: ['inprogress', 'ontheway'],
  delivered: ['delivered'],
} as const satisfies Record<ReceiptGroup, readonly OrderStatus[]>

/** The statuses of the orders on that screen. */
export const receiptStatuses: readonly OrderStatus[] = receiptGroups.flatMap((group) => statusesOfReceiptGroup[group])

/** The column in which a receipt order of this status stands; null once it is off the screen. */
export function receiptGroupOf(status: OrderStatus): ReceiptGroup | null {
  return (
    receiptGroups.find((group) => (statusesOfReceiptGroup[group] as readonly OrderStatus[]).includes(status)) ?? null
  )
}

/**
 * How far the printing of a receipt is: waiting for a screen, claimed by one that opens its window, printing there, printed; uncertain when
 * it went to print and nobody has said within its time whether paper came out.
 */
export type PrintState = 'waiting' | 'claimed' | 'printing' | 'uncertain' | 'printed'

type Printing = Pick<ReceiptOrder, 'claimedUntil' | 'isPrinting' | 'printedAt'>

/** How far the printing of a receipt is at `now`, in milliseconds since 1970. */
export function printStateOf({ claimedUntil, isPrinting, printedAt }: Printing, now: number): PrintState {
  const isHeld = claimedUntil !== null && Date.parse(claimedUntil) > now
  if (isHeld) return isPrinting ? 'printing' : 'claimed'
  if (printedAt !== null) return 'printed'
  return isPrinting ? 'uncertain' : 'waiting'
}

const printedStatuses: readonly OrderStatus[] = ['incoming', 'updated', 'inprogress']

/**
 * Whether a screen may print a receipt by itself at `now` (milliseconds): it waits, nobody has brought the order yet, it came lately, and
 * not too many windows have failed. What is left is for a person to print. (product, Receipts)
 */
export function printsByItself(order: ReceiptOrder, now: number): boolean {
  return (
    printStateOf(order, now) === 'waiting' &&
    printedStatuses.includes(order.status) &&
    order.tries < receiptLimits.mostTries &&
    now - Date.parse(order.createdAt) <= receiptLimits.printsWithinMinutes * 60_000
  )
}
