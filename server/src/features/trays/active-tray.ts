import { holdRow } from '#kit/hold-row.ts'
import { one, type Work } from '#kit/work.ts'
import type { TrayRow } from './tray-columns.ts'

/** Where a tray is out; undefined where it is in no room. */
export function* activeTray(serial: string): Work<TrayRow | undefined> {
  return yield* one<TrayRow>(`SELECT * FROM tray_outs WHERE "trayOutQR" = ? AND "status" = 'active'`, serial)
}

/** The same as it stays until the transaction ends: one that somebody fetches at this moment is waited for, and is in no room then. */
export function* holdActiveTray(serial: string): Work<TrayRow | undefined> {
  const found = yield* activeTray(serial)
  const held = found && (yield* holdRow<TrayRow>('tray_outs', { id: found.id, by: 'createdBy' }))
  return held?.status === 'active' ? held : undefined
}
