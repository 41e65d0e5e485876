import type { Printer, PrintPlace } from './printers.schema.ts'

type Routed = Pick<Printer, 'id' | 'isActive' | 'fallbackPrinterId' | 'categoryIds' | 'takesOtherItems'>

/**
 * The printers that print an item of this category for those who make it: those that have the category, else those that take what no printer
 * has. For one that is turned off prints the one that stands in for it; none prints an item twice.
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

/** The first printer in the row of those that stand in for each other that is turned on; undefined where none is. */
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

/** A printer as those know it who have things printed. */
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
