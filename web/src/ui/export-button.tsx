import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { PathWith } from '@brigade/domain/services.ts'
import type { SheetRequest } from '#kit/sheets/save-sheet.ts'
import { BigButton } from '#ui/big-button.tsx'
import { downloadIcon } from '#ui/icon-paths.ts'
import { useExport } from '#ui/use-export.ts'

type ExportButtonProps<P extends PathWith<'create'>> = {
  path: P
  /** The permission that shows the button. */
  permission: Permission
  asked: SheetRequest<P>
  label: string
}

/** Downloads a spreadsheet, and reports when it is saved or why it failed. */
export function ExportButton<P extends PathWith<'create'>>({ label, ...wanted }: ExportButtonProps<P>) {
  const act = useExport(wanted)
  return act ? (
    <BigButton kind="quiet" icon={downloadIcon} isBusy={act.isPending} onClick={act.start}>
      {label}
    </BigButton>
  ) : null
}
