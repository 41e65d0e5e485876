import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { defaulted, flag, plain } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'
import type { LiveCounts } from './door/live-counter.ts'

type Kept = {
  token: string
  tokenVersion: number
  /** The number of the present sitting; rises when a bill of the table is closed. */
  sitting: number
}

/** How tables and rooms are stored, beside what is counted there. */
export const tableColumns = columnsOf<Omit<Table, keyof LiveCounts | 'token'>, Kept>()(
  'tables',
  { id: defaulted(plain), name: plain, index: plain, restaurantId: plain, isActive: defaulted(flag) },
  { token: plain, tokenVersion: defaulted(plain), sitting: defaulted(plain) },
)

export type TableRow = RowOf<typeof tableColumns>

/** The table on the wire, with its secret only for those who may read it. */
export function countedTable(row: TableRow, counts: LiveCounts, principal: Principal): Table {
  const { token } = row
  return { ...tableColumns.read(row), ...(can(principal, 'tables:readToken') && { token }), ...counts }
}
