import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { PathWith } from '@brigade/domain/services.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type SheetRequest, saveExport } from '#kit/sheets/save-sheet.ts'
import { errorText, showToast } from '#kit/calls/toasts.ts'
import { useCan } from '#kit/calls/use-can.ts'

type ExportOf<P extends PathWith<'create'>> = {
  path: P
  /** The permission that the export needs. */
  permission: Permission
  asked: SheetRequest<P>
}

/** Returns the act that downloads a spreadsheet, and reports when it is saved or why it failed; null if not allowed. */
export function useExport<P extends PathWith<'create'>>({ path, permission, asked }: ExportOf<P>) {
  const t = useTranslations('ui')
  const mayExport = useCan(permission)
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: SheetRequest<P>) => saveExport(path, wanted),
    onSuccess: (_, { fileName }) => showToast({ kind: 'success', text: t('exported', { file: `${fileName}.xlsx` }) }),
    onError: (thrown) => showToast({ kind: 'error', text: errorText(thrown) }),
  })
  return mayExport ? { start: () => mutate(asked), isPending } : null
}
