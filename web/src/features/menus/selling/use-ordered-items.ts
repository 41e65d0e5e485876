import type { SoldCount } from '@brigade/domain/menus/menus.sold-counts.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { soldCountsOfVenue } from '#features/menus/selling/sold-counts.queries.ts'
import { itemsOfVenue, type SellingItem } from '#features/menus/selling/sold-out.queries.ts'

type OrderedItems = { items: readonly SellingItem[] | undefined; error: unknown; retry: () => void }

/** Returns the items of a venue, live, most sold first; undefined until they are known. Without counts, as on the menu. */
export function useOrderedItems(venueId: number): OrderedItems {
  const { data, error, refetch } = useQuery(itemsOfVenue(venueId))
  const counts = useQuery(soldCountsOfVenue(venueId))
  // Waits for the counts: rows must not change places once they are shown.
  const isOrdered = !counts.isLoading
  const items = useMemo(
    () => (data && isOrdered ? mostSoldFirst(data, counts.data ?? []) : undefined),
    [data, isOrdered, counts.data],
  )
  return { items, error, retry: () => void refetch() }
}

/** Returns the items with those that sell most first: they run out first. Equal ones keep the order of the menu. */
export function mostSoldFirst<T extends { id: number }>(items: readonly T[], counts: readonly SoldCount[]): T[] {
  const pieces = new Map(counts.map(({ itemId, quantity }) => [itemId, quantity]))
  return items.toSorted((one, other) => (pieces.get(other.id) ?? 0) - (pieces.get(one.id) ?? 0))
}
