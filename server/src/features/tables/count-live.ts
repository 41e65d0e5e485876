import type { LiveCounter, LiveCountField, LiveCounts } from './public/live-counter.ts'

export type CountLive = { counters: readonly LiveCounter[]; tableIds: readonly number[]; now: Date }

/** Returns the live counts of each of these tables, from all counters. */
export async function countLive({ counters, tableIds, now }: CountLive): Promise<(tableId: number) => LiveCounts> {
  const byTable = new Map(tableIds.map((id) => [id, noneYet()]))
  const counted = tableIds.length === 0 ? [] : await Promise.all(counters.map((count) => count({ tableIds, now })))
  for (const count of counted.flat()) {
    const counts = byTable.get(count.tableId)
    if (!counts) continue
    if ('tray' in count) counts.trayList.push(count.tray)
    else add(counts, count)
  }
  return (tableId) => byTable.get(tableId) ?? noneYet()
}

function add(
  counts: LiveCounts,
  { field, total, since }: { field: LiveCountField; total: number; since: string },
): void {
  counts[field] += total
  const before = counts.waitingSince[field]
  if (before === undefined || since < before) counts.waitingSince[field] = since
}

function noneYet(): LiveCounts {
  return {
    newOrderCount: 0,
    inProgressOrderCount: 0,
    deliveredOrderCount: 0,
    waiterRequestCount: 0,
    waitingSince: {},
    trayList: [],
  }
}
