import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf, type OrderGroup } from '@brigade/domain/orders/orders.status.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

export type ColumnCounts = Readonly<Record<OrderGroup, number>>

export type BoardColumns = Readonly<Record<OrderGroup, readonly Order[]>>

type SortList = (orders: readonly Order[]) => readonly Order[]

/**
 * Sorts orders into their columns: the late ones first, as `lateFirst` sorts them, then by age. Ready orders come before
 * those that are still being cooked, because they can be delivered. An unchanged column keeps the same list object, and
 * is not drawn again.
 */
export function createColumnSplitter(): (orders: readonly Order[], lateFirst: SortList) => BoardColumns {
  let shown: BoardColumns = { incoming: [], updated: [], inprogress: [], delivered: [] }
  return (orders, lateFirst) => {
    const next: Record<OrderGroup, Order[]> = { incoming: [], updated: [], inprogress: [], delivered: [] }
    for (const order of orders) {
      const group = groupOf(order.status)
      if (group) next[group].push(order)
    }
    shown = {
      incoming: unlessSame(shown.incoming, lateFirst(next.incoming)),
      updated: unlessSame(shown.updated, lateFirst(next.updated)),
      inprogress: unlessSame(shown.inprogress, lateFirst(readyFirst(next.inprogress))),
      delivered: unlessSame(shown.delivered, lateFirst(next.delivered)),
    }
    return shown
  }
}

/** Returns the number of orders in each column. */
export function countByGroup(orders: readonly Order[]): ColumnCounts {
  const counts: Record<OrderGroup, number> = { incoming: 0, updated: 0, inprogress: 0, delivered: 0 }
  for (const { status } of orders) {
    const group = groupOf(status)
    if (group) counts[group] += 1
  }
  return counts
}

/** Returns whether an order matches a search: by its table or room, or by its number with or without `#`. */
export function matchesText(order: Pick<Order, 'id' | 'table'>, text: string): boolean {
  const wanted = wantedText(text)
  if (wanted === '') return true
  if (wanted.startsWith('#')) return String(order.id).startsWith(wanted.slice(1))
  return wantedText(order.table).includes(wanted) || String(order.id) === wanted
}

function readyFirst(orders: readonly Order[]): readonly Order[] {
  const isReady = ({ status }: Order) => status === 'ontheway'
  return [...orders.filter(isReady), ...orders.filter((order) => !isReady(order))]
}

function unlessSame(shown: readonly Order[], next: readonly Order[]): readonly Order[] {
  const isSame = shown.length === next.length && next.every((order, index) => order === shown[index])
  return isSame ? shown : next
}
