import type { Database } from '#kit/database/database.ts'
import type { LiveCount } from '#features/tables/public/live-counter.ts'
import { trayColumns, type TrayRow } from './tray-columns.ts'

/** Returns the trays that are in these rooms, the oldest first. */
export async function traysAtTables(db: Database, tableIds: readonly number[]): Promise<LiveCount[]> {
  const rows = await db.list<TrayRow>(
    db
      .build('tray_outs')
      .whereIn('tableId', [...tableIds])
      .where('status', 'active')
      .orderBy(['createdAt', 'id']),
  )
  return rows.map((row) => {
    const { id, trayOutQR, type, isOvernight, createdAt, tableId } = trayColumns.read(row)
    return { tableId, tray: { id, trayOutQR, type, isOvernight, createdAt } }
  })
}
