import { one, type Work } from '#kit/work.ts'
import type { TrayRow } from './tray-columns.ts'

/** Where a tray is out; undefined where it is in no room. */
export function* activeTray(serial: string): Work<TrayRow | undefined> {
  return yield* one<TrayRow>(`SELECT * FROM tray_outs WHERE "trayOutQR" = ? AND "status" = 'active'`, serial)
}
