import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { trayColumns, type TrayRow } from './tray-columns.ts'

type Of =
  | { id: number }
  | {
      tableId: number
      /** Limits it to trays that were linked by then. */
      until?: string | undefined
    }

/** Unlinks trays that are still in a room: one of them, or all of a room. Returns those that it has unlinked. (spec 1, §4) */
export function* expireTrays(of: Of, { principal, now }: { principal: Principal; now: Date }): Transaction<TrayRow[]> {
  const { by, byKind, byId, at } = doneBy(principal, now)
  const { where, params } = rowsOf(of)
  return yield* trayColumns.update(
    {
      status: 'expired',
      updatedAt: at,
      unlinkedBy: principal.kind === 'staff' ? principal.fname : by,
      unlinkedByKind: byKind,
      unlinkedById: byId,
    },
    { where: `${where} AND "status" = 'active'`, params },
  )
}

function rowsOf(of: Of): { where: string; params: (number | string)[] } {
  if ('id' in of) return { where: '"id" = ?', params: [of.id] }
  const { tableId, until } = of
  if (until === undefined) return { where: '"tableId" = ?', params: [tableId] }
  return { where: '"tableId" = ? AND "createdAt" <= ?', params: [tableId, until] }
}
