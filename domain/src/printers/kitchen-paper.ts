import type { CartLine } from '../orders/orders.cart.schema.ts'
import type { ReceiptLine } from '../receipts/receipt-document.ts'

/** A line that the kitchen has on paper, and the printers that printed it. */
export type PaperLine = { line: CartLine; printerIds: readonly number[] }

/** A line that a printer is to print: as it is, or as one that came or went. */
export type TicketLine = { line: CartLine; change: ReceiptLine['change'] }

export type PaperChange = {
  /** What each printer is to print, by its id, in the order of the cart; what went comes first. */
  tickets: Map<number, TicketLine[]>
  /** What the kitchen has on paper then. */
  paper: PaperLine[]
}

/**
 * What is to be printed so that the kitchen has a cart on paper, when it has had this before; null where it has had nothing of the order. Lines are the
 * same that are made the same, with what the guest wrote; of those the pieces are counted. What went is printed where it was printed before, and what came by
 * the printers of its item. Price and place in the cart change nothing.
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

/** Lines that are made the same become one, of all their pieces. */
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

/** What somebody who makes it has to know. */
function keyOf({ itemId, comment, selectedOptions, condimentsList }: CartLine): string {
  const options = selectedOptions.map(({ groupId, optionId }) => `${groupId}/${optionId}`).toSorted()
  const sides = condimentsList.flatMap(({ id, quantity }) => (quantity > 0 ? [`${id}×${quantity}`] : [])).toSorted()
  return JSON.stringify([itemId, options, sides, comment])
}

function union(ids: readonly number[], others: readonly number[]): number[] {
  return [...new Set([...ids, ...others])]
}
