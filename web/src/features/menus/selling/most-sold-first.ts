import type { SoldCount } from '@brigade/domain/menus/menus.sold-counts.ts'

/** Returns the items with those that sell most first: they run out first. Equal ones keep the order of the menu. */
export function mostSoldFirst<T extends { id: number }>(items: readonly T[], counts: readonly SoldCount[]): T[] {
  const pieces = new Map(counts.map(({ itemId, quantity }) => [itemId, quantity]))
  return items.toSorted((one, other) => (pieces.get(other.id) ?? 0) - (pieces.get(one.id) ?? 0))
}
