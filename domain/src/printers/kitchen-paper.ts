import type { CartLine } from '../orders/orders.cart.schema.ts'
import type { ReceiptLine } from '../receipts/receipt-document.ts'

/** A line that the kitchen has on paper, with the printers that printed it. */
export type PaperLine = { line: CartLine; printerIds: readonly number[] }

/** A line for a printer to print: unchanged, or as added or removed. */
export type TicketLine = { line: CartLine; change: ReceiptLine['change'] }

export type PaperChange = {
  /** The lines for each printer by its id, in the order of the cart; removed lines come first. */
  tickets: Map<number, TicketLine[]>
  /** The lines that the kitchen then has on paper. */
  paper: PaperLine[]
}

/**
 * Returns the tickets that bring the kitchen's paper up to date with a cart, and the resulting paper. `before` is the
 * previous paper, null if the kitchen has nothing of the order. Lines are equal if they are prepared the same way,
 * including the guest's comment; their pieces are counted. Removed pieces are printed where they were printed before,
 * added ones by the printers of their item. Price and position in the cart make no difference.
 */
export function paperOfCart(
  cart: readonly CartLine[],
  before: readonly PaperLine[] | null,
  printersOf: (line: CartLine) => readonly number[],
): PaperChange {
  const wanted = summed(cart.map((line) => ({ line, printerIds: printersOf(line) })))
  const had = summed(before ?? [])
  const tickets = new Map<number, TicketLine[]>()
  const print = ({ line, printerIds }: PaperLine, pieces: number, change: TicketLine['change']) => {
    for (const id of printerIds)
      tickets.set(id, [...(tickets.get(id) ?? []), { line: { ...line, itemQty: pieces }, change }])
  }
  for (const [key, entry] of had) {
    const gone = entry.line.itemQty - (wanted.get(key)?.line.itemQty ?? 0)
    if (gone > 0) print(entry, gone, 'removed')
  }
  for (const [key, entry] of wanted) {
    const come = entry.line.itemQty - (had.get(key)?.line.itemQty ?? 0)
    if (come > 0) print(entry, come, before === null ? null : 'added')
  }
  const paper = [...wanted].map(([key, entry]) => ({
    line: entry.line,
    printerIds: union(entry.printerIds, had.get(key)?.printerIds ?? []),
  }))
  return { tickets, paper }
}

/** Merges lines that are prepared the same way, with all their pieces. */
function summed(lines: readonly PaperLine[]): Map<string, PaperLine> {
  const byKey = new Map<string, PaperLine>()
  for (const { line, printerIds } of lines) {
    const key = keyOf(line)
    const known = byKey.get(key)
    byKey.set(key, {
      line: { ...line, itemQty: line.itemQty + (known?.line.itemQty ?? 0) },
      printerIds: union(printerIds, known?.printerIds ?? []),
    })
  }
  return byKey
}

/** Returns everything that the preparation of a line depends on. */
function keyOf({ itemId, comment, selectedOptions, condimentsList }: CartLine): string {
  const options = selectedOptions.map(({ groupId, optionId }) => `${groupId}/${optionId}`).toSorted()
  const sides = condimentsList.flatMap(({ id, quantity }) => (quantity > 0 ? [`${id}×${quantity}`] : [])).toSorted()
  return JSON.stringify([itemId, options, sides, comment])
}

function union(ids: readonly number[], others: readonly number[]): number[] {
  return [...new Set([...ids, ...others])]
}
