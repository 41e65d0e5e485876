import { bulkPaths, undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { liveRule } from '#kit/live-gathering.ts'
import { registerLiveRules } from '#kit/live-rules.ts'
import { refetchMenus } from '#features/menus/menus.live.ts'

/** After an import, or one that was taken back, what is shown of menus is fetched again: its event names no record. */
export function startBulkLive(): () => void {
  return registerLiveRules(
    ([...Object.values(bulkPaths), undoImportPath] as const).map((path) =>
      liveRule(path, 'created', () => void refetchMenus()),
    ),
  )
}
