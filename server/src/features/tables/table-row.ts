import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { LiveCounts } from '#kit/live-counter.ts'

/** A table or room as it is stored. */
export type TableRow = {
  id: number
  restaurantId: number
  name: string
  index: number
  isActive: boolean | 0 | 1
  token: string
  tokenVersion: number
  /** The number of the present sitting; rises when a bill of the table is closed. */
  sitting: number
}

/** The table on the wire, with its secret only for those who may read it. */
export function tableOfRow(row: TableRow, counts: LiveCounts, principal: Principal): Table {
  const { id, name, index, restaurantId, token } = row
  return {
    id,
    name,
    index,
    restaurantId,
    isActive: Boolean(row.isActive),
    ...(can(principal, 'tables:readToken') && { token }),
    ...counts,
  }
}
