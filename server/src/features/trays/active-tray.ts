import { lockRow } from '#kit/database/lock-row.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { TrayRow } from './tray-columns.ts'

/** Returns a tray that is in a room; undefined if it is in none. */
export function* activeTray(serial: string): Transaction<TrayRow | undefined> {
  return yield* one<TrayRow>(`SELECT * FROM tray_outs WHERE "trayOutQR" = ? AND "status" = 'active'`, serial)
}

/**
 * Returns a tray that is in a room and locks it until the transaction ends: waits for a concurrent unlink, after which it is in no
 * room.
 */
export function* holdActiveTray(serial: string): Transaction<TrayRow | undefined> {
  const found = yield* activeTray(serial)
  const held = found && (yield* lockRow<TrayRow>('tray_outs', { id: found.id, by: 'createdBy' }))
  return held?.status === 'active' ? held : undefined
}
