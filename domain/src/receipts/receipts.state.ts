import type { OrderStatus } from '../orders/orders.status.ts'
import { receiptLimits } from './receipts.limits.ts'
import type { ReceiptOrder } from './receipts.schema.ts'

/**
 * The states of a receipt's printing: waiting for a screen, claimed by one that opens its window, printing there,
 * printed; uncertain if the paper was not confirmed in time.
 */
export type PrintState = 'waiting' | 'claimed' | 'printing' | 'uncertain' | 'printed'

type Printing = Pick<ReceiptOrder, 'claimedUntil' | 'isPrinting' | 'printedAt'>

/** Returns the state of a receipt's printing at `now`, in milliseconds since 1970. */
export function printStateOf({ claimedUntil, isPrinting, printedAt }: Printing, now: number): PrintState {
  const isHeld = claimedUntil !== null && Date.parse(claimedUntil) > now
  if (isHeld) return isPrinting ? 'printing' : 'claimed'
  if (printedAt !== null) return 'printed'
  return isPrinting ? 'uncertain' : 'waiting'
}

const printedStatuses: readonly OrderStatus[] = ['incoming', 'updated', 'inprogress']

/**
 * Returns whether a screen may print a receipt automatically at `now` (milliseconds): it waits, its order is new,
 * changed or in the kitchen, it is recent, and not too many windows have failed. A person must print the others.
 * (product, Receipts)
 */
export function printsByItself(order: ReceiptOrder, now: number): boolean {
  return (
    printStateOf(order, now) === 'waiting' &&
    printedStatuses.includes(order.status) &&
    order.tries < receiptLimits.mostTries &&
    now - Date.parse(order.createdAt) <= receiptLimits.printsWithinMinutes * 60_000
  )
}
