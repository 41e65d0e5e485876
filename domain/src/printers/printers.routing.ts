import type { Printer, PrintPlace } from './printers.schema.ts'

type Routed = Pick<Printer, 'id' | 'isActive' | 'fallbackPrinterId' | 'categoryIds' | 'takesOtherItems'>

/**
 * Returns the printers that print an item of this category for the kitchen: those with the category, else those that
 * take the items of no printer. The fallback of a switched-off printer prints for it; none prints an item twice.
 */
export function printersOfCategory<P extends Routed>(categoryId: number | null, printers: readonly P[]): P[] {
  const having = standingIn(
    printers.filter(({ categoryIds }) => categoryId !== null && categoryIds.includes(categoryId)),
    printers,
  )
  if (having.length > 0) return having
  return standingIn(
    printers.filter(({ takesOtherItems }) => takesOtherItems),
    printers,
  )
}

/** Returns the first printer in a chain of fallbacks that is switched on; undefined if there is none. */
export function activeOf<P extends Routed>(printer: P, printers: readonly P[]): P | undefined {
  const seen = new Set<number>()
  let next: P | undefined = printer
  while (next && !next.isActive && !seen.has(next.id)) {
    seen.add(next.id)
    const { fallbackPrinterId }: P = next
    next = printers.find(({ id }) => id === fallbackPrinterId)
  }
  return next?.isActive ? next : undefined
}

function standingIn<P extends Routed>(meant: readonly P[], printers: readonly P[]): P[] {
  return [...new Set(meant.flatMap((printer) => activeOf(printer, printers) ?? []))]
}

/** Returns a printer's view for people who print. */
export function printPlaceOf({ id, restaurantId, name, ...printer }: Printer): PrintPlace {
  const takesTickets = printer.takesOtherItems || printer.categoryIds.length > 0
  return {
    id,
    restaurantId,
    name,
    prints: [
      ...(printer.receipts === 'no' ? [] : (['receipt'] as const)),
      ...(takesTickets ? (['kitchen'] as const) : []),
    ],
  }
}
