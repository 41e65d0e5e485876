import type { Table } from '@brigade/domain/tables/tables.schema.ts'

/** Where the floor of tables and rooms stands. (spec 1, §2.1) */
export const floorAddress = '/tables/management'

/** The page of a table or room; its name stands there for the header. (spec 1, §2.4) */
export function roomAddress({ id, name }: Pick<Table, 'id' | 'name'>): string {
  return `/tables/${id}?${new URLSearchParams({ name }).toString()}`
}
