import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { defaulted, flag, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import type { LiveCounts } from './public/live-counter.ts'

type Kept = {
  token: string
  tokenSince: string | null
  tokenVersion: number
  /** The number of the present sitting; it rises when a bill of the table is closed. */
  sitting: number
  /** Number of guest sessions that were opened here, which is the number of the newest. */
  guestSessions: number
}

/** The content of a table's QR code, and since when it applies. */
type QrCode = Pick<Table, 'token' | 'guestLink' | 'tokenSince'>

/** Storage of tables and rooms, without their live counts. */
export const tableColumns = columnsOf<Omit<Table, keyof LiveCounts | keyof QrCode>, Kept>()(
  'tables',
  { id: defaulted(plain), name: plain, index: plain, restaurantId: plain, isActive: defaulted(flag) },
  {
    token: plain,
    tokenSince: defaulted(plain),
    tokenVersion: defaulted(plain),
    sitting: defaulted(plain),
    guestSessions: defaulted(plain),
  },
)

export type TableRow = RowOf<typeof tableColumns>

/** The principal who reads tables, and the public address of the server, if it is known. */
export type TableReader = { principal: Principal; publicUrl?: string }

/** Returns the table on the wire, with its QR code only for those who may read its secret. */
export function countedTable(row: TableRow, counts: LiveCounts, { principal, publicUrl }: TableReader): Table {
  const code = can(principal, 'tables:readToken') ? qrCodeOf(row, publicUrl) : {}
  return { ...tableColumns.read(row), ...code, ...counts }
}

function qrCodeOf({ token, tokenSince }: TableRow, publicUrl = ''): QrCode {
  return { token, guestLink: `${publicUrl}/g/${token}`, tokenSince }
}
