import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { Work } from '#kit/work.ts'
import { trayColumns, type TrayRow } from './tray-columns.ts'

type Of = { id: number } | { tableId: number }

/** Unlinks those trays that are still in a room: one of them, or all of a room. Gives those that it has unlinked. (spec 1, §4) */
export function* expireTrays(of: Of, { principal, now }: { principal: Principal; now: Date }): Work<TrayRow[]> {
  const { by, byKind, byId, at } = doneBy(principal, now)
  const [where, param] = 'id' in of ? ['"id" = ?', of.id] : ['"tableId" = ?', of.tableId]
  return yield* trayColumns.update(
    {
      status: 'expired',
      updatedAt: at,
      unlinkedBy: principal.kind === 'staff' ? principal.fname : by,
      unlinkedByKind: byKind,
      unlinkedById: byId,
    },
    { where: `${where} AND "status" = 'active'`, params: [param] },
  )
}
