import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { App } from '#kit/context.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { exportData } from './export-data.ts'

/** Registers what gives whole lists of records out, as a file. */
export function registerExport(app: App): void {
  useExport(app, exportDataPath, (asked, { user }) => app.db.writeByTurns(() => exportData({ asked, user })))
}
