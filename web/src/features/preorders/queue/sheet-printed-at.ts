import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'

/** Returns when the sheet of a slot was printed, if it has all of the slot's cards as they are; else null. */
export function sheetPrintedAt(ordered: readonly Pick<PreOrder, 'printedAt'>[]): string | null {
  const times = ordered.flatMap(({ printedAt }) => (printedAt === null ? [] : [printedAt]))
  return times.length === ordered.length ? (times.toSorted()[0] ?? null) : null
}
