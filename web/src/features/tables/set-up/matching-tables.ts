import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

type Wanted = {
  search: string
  /** One area; undefined or empty for all. */
  area?: string | undefined
}

/** Returns the tables whose name or area has the searched text, in their order. */
export function matchingTables(tables: readonly Table[], { search, area = '' }: Wanted): Table[] {
  const wanted = wantedText(search)
  return tables.filter(
    (table) => (area === '' || table.area === area) && wantedText(`${table.name} ${table.area ?? ''}`).includes(wanted),
  )
}

/** Returns the areas of tables, in the order of their first tables. */
export function areasOf(tables: readonly Table[]): string[] {
  return [...new Set(tables.flatMap(({ area }) => area ?? []))]
}
