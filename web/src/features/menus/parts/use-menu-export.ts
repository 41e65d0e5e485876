import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { SheetRequest } from '#kit/sheets/save-sheet.ts'
import { downloadIcon } from '#ui/icon-paths.ts'
import type { MenuAct } from '#ui/menu-button.tsx'
import { useExport } from '#ui/use-export.ts'

/** Returns the act that downloads the records of a page as a spreadsheet; none for people who may not. */
export function useMenuExport(label: string, asked: SheetRequest<typeof exportDataPath>): MenuAct[] {
  const act = useExport({ path: exportDataPath, permission: 'menus:export', asked })
  return act ? [{ key: 'export', icon: downloadIcon, label, onChoose: act.start }] : []
}
