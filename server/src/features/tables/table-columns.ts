import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { defaulted, flag, plain } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'
import type { LiveCounts } from './door/live-counter.ts'

type Kept = {
  token: string
  tokenSince: string | null
  tokenVersion: number
  /** The number of the present sitting; rises when a bill of the table is closed. */
  sitting: number
  /** How many guest sessions were opened here: the number of the newest. */
  guestSessions: number
}

/** What a table's QR code says, and since when. */
type QrCode = Pick<Table, 'token' | 'guestLink' | 'tokenSince'>

/** How tables and rooms are stored, beside what is counted there. */
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

/** Who reads tables, and at which address guests reach the server, where that is known. */
export type TableReader = { principal: Principal; publicUrl?: string }

/** The table on the wire, with its QR code only for those who may read its secret. */
export function countedTable(row: TableRow, counts: LiveCounts, { principal, publicUrl }: TableReader): Table {
  const code = can(principal, 'tables:readToken') ? qrCodeOf(row, publicUrl) : {}
  return { ...tableColumns.read(row), ...code, ...counts }
}

function qrCodeOf({ token, tokenSince }: TableRow, publicUrl = ''): QrCode {
  return { token, guestLink: `${publicUrl}/g/${token}`, tokenSince }
}
