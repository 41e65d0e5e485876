import { can } from '@brigade/domain/access/permissions.ts'
import type { Doer, Principal } from '@brigade/domain/access/principal.ts'
import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import type { Table, TableSetUp } from '@brigade/domain/tables/tables.schema.ts'
import { defaulted, flag, plain, rising } from '#kit/database/column-kinds.ts'
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
  /** The first table that was added in the same call; null for that one itself, and for older tables. */
  addedWith: number | null
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
}

/** The content of a table's QR code, and since when it applies. */
type QrCode = Pick<Table, 'token' | 'guestLink' | 'tokenSince'>

/** Storage of tables and rooms, without their live counts. */
export const tableColumns = columnsOf<TableSetUp, Kept>(tablesPath, {
  record: 'table',
  nameOf: ({ name }) => name,
  except: ['index'],
  hidden: ['token'],
})(
  'tables',
  {
    id: defaulted(plain),
    name: plain,
    index: plain,
    restaurantId: plain,
    isActive: defaulted(flag),
    area: defaulted(plain),
    seats: defaulted(plain),
    version: rising,
    updatedAt: defaulted(plain),
    updatedBy: defaulted(plain),
  },
  {
    token: plain,
    tokenSince: defaulted(plain),
    tokenVersion: defaulted(plain),
    sitting: defaulted(plain),
    guestSessions: defaulted(plain),
    addedWith: defaulted(plain),
    updatedByKind: defaulted(plain),
    updatedById: defaulted(plain),
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
