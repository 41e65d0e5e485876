import { bulkPaths, menuFilePath, undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { liveRule } from '#kit/live/live-gathering.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { refetchMenus } from '#features/menus/menus.live.ts'

/** Fetches the menus again after an import or an undone import, because its event names no record. */
export function startBulkLive(): () => void {
  return registerLiveRules(
    ([...Object.values(bulkPaths), menuFilePath, undoImportPath] as const).map((path) =>
      liveRule(path, 'created', () => void refetchMenus()),
    ),
  )
}
