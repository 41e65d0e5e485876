import type { Table, TrayAtTable } from '@brigade/domain/tables/tables.schema.ts'

/** The fields of a table with its live counts. */
export type LiveCountField = keyof Table['waitingSince']

/** The live state of a table, beside its own record. */
export type LiveCounts = Pick<Table, LiveCountField | 'waitingSince' | 'trayList'>

/** The number of a feature's records at a table, with the time since which the oldest waits; or a tray in the room. */
export type LiveCount = { tableId: number } & (
  | { field: LiveCountField; total: number; since: string }
  | { tray: TrayAtTable }
)

/**
 * A count of one feature's records at these tables now. Tables know no later feature, so each of those adds its own
 * counter.
 */
export type LiveCounter = (asked: { tableIds: readonly number[]; now: Date }) => Promise<LiveCount[]>

declare module '#kit/context/context.ts' {
  interface AppParts {
    /** The counters of activity at tables. */
    liveCounters: LiveCounter[]
  }
}
