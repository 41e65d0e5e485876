import { lastNight } from '@brigade/domain/kit/venue-clock.ts'
import { openStatuses } from '@brigade/domain/orders/orders.status.ts'
import type { BillRow } from '#features/orders/bills/bill-columns.ts'
import { demoVenues } from '../venues.ts'
import type { OrderStory } from './order-story.ts'

/** Returns the bills of the demo's stories, which are in the order of time: one for each table and night. */
export function storyBills(stories: readonly OrderStory[]) {
  const sittings = [...Map.groupBy(stories, nightAtTable).values()]
  const sittingsAt = new Map<number, number>()
  const rows = sittings.map((onBill, index): BillRow => {
    const { tableId } = onBill[0]!.row
    const sitting = (sittingsAt.get(tableId) ?? 0) + 1
    sittingsAt.set(tableId, sitting)
    return { id: index + 1, sitting, ...billFields(onBill) }
  })
  const billOf = new Map(sittings.flatMap((onBill, index) => onBill.map((story) => [story, index] as const)))
  return {
    rows,
    placeOf(story: OrderStory): { billId: number; sitting: number } {
      const { id, sitting } = rows[billOf.get(story)!]!
      return { billId: id, sitting }
    },
    /** Returns the order before it on the bill's tab. */
    continuedBy(story: OrderStory): OrderStory | null {
      if (!isOnTab(story)) return null
      const tab = sittings[billOf.get(story)!]!.filter(isOnTab)
      return tab[tab.indexOf(story) - 1] ?? null
    },
  }
}

function nightAtTable({ row }: OrderStory): string {
  const venue = demoVenues.find(({ id }) => id === row.restaurantId)
  if (!venue) throw new Error(`There is no demo venue ${row.restaurantId}`)
  return `${row.tableId} ${lastNight(new Date(row.createdAt), venue).toISOString()}`
}

function billFields(stories: readonly OrderStory[]): Omit<BillRow, 'id' | 'sitting'> {
  const { restaurantId, tableId, table, currency, createdAt } = stories[0]!.row
  const isOpen = stories.some(({ row }) => (openStatuses as readonly string[]).includes(row.status))
  const last = stories.map(({ row }) => row).reduce((one, other) => (one.updatedAt > other.updatedAt ? one : other))
  const closedByKind = last.completedBy === null ? 'night' : 'staff'
  return {
    restaurantId,
    tableId,
    table,
    currency,
    version: isOpen ? 1 : 2,
    openedAt: createdAt,
    updatedAt: isOpen ? createdAt : last.updatedAt,
    closedAt: isOpen ? null : last.updatedAt,
    closedBy: isOpen ? null : last.completedBy,
    closedByKind: isOpen ? null : closedByKind,
    closedById: null,
    minuteBeganAt: createdAt,
    ordersInMinute: 0,
  }
}

function isOnTab({ row }: OrderStory): boolean {
  return Boolean(row.openTab) && row.status !== 'merged'
}
