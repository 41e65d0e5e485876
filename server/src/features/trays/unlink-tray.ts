import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { conflict } from '#kit/errors/errors.ts'
import { findRecord } from '#kit/lists/records.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { expireTrays } from './expire-trays.ts'
import { trayColumns } from './tray-columns.ts'

/**
 * Unlinks a tray from its room, by a conditional write. Throws NotFound for another tenant's, Conflict naming who was first. (spec 1,
 * §4)
 */
export function* unlinkTray(id: number, _body: object, { principal, now }: Caller): Transaction<TrayOut> {
  yield* findRecord(trayColumns, { id, principal, what: 'tray' })
  const [unlinked] = yield* expireTrays({ id }, { principal, now })
  if (unlinked) return trayColumns.read(unlinked)
  const row = yield* findRecord(trayColumns, { id, principal, what: 'tray' })
  const tray = trayColumns.read(row)
  throw conflict({
    message: trayErrors.trayFetched,
    reason: 'trayFetched',
    extras: { by: tray.unlinkedBy, byKind: row.unlinkedByKind, byId: row.unlinkedById, at: tray.updatedAt, tray },
  })
}
