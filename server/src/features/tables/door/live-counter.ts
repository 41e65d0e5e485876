import type { Table, TrayAtTable } from '@brigade/domain/tables/tables.schema.ts'

/** The fields of a table that say how much goes on there. */
export type LiveCountField = keyof Table['waitingSince']

/** What goes on at a table, beside its own record. */
export type LiveCounts = Pick<Table, LiveCountField | 'waitingSince' | 'trayList'>

/** So many of something at a table, since when what has waited longest of it waits, or a tray that is there. */
export type LiveCount = { tableId: number } & (
  | { field: LiveCountField; total: number; since: string }
  | { tray: TrayAtTable }
)

/** Counts what one feature keeps at these tables now. Tables know no later feature, so each of those brings its own. */
export type LiveCounter = (asked: { tableIds: readonly number[]; now: Date }) => Promise<LiveCount[]>

declare module '#kit/context.ts' {
  interface AppParts {
    /** Who counts what goes on at tables. */
    liveCounters: LiveCounter[]
  }
}
