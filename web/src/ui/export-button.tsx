import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { PathWith } from '@brigade/domain/services.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type SheetRequest, saveExport } from '#kit/sheets/save-sheet.ts'
import { errorText, showToast } from '#kit/calls/toasts.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { downloadIcon } from '#ui/icon-paths.ts'
import short from '#ui/short-on-phones.module.css'

type ExportButtonProps<P extends PathWith<'create'>> = {
  path: P
  /** The permission that shows the button. */
  permission: Permission
  asked: SheetRequest<P>
  label: string
  /** Uses the compact style (several export buttons side by side). */
  isShortOnPhones?: boolean
}

/** Downloads a spreadsheet, and reports when it is saved or why it failed. */
export function ExportButton<P extends PathWith<'create'>>({
  path,
  permission,
  asked,
  label,
  isShortOnPhones,
}: ExportButtonProps<P>) {
  const t = useTranslations('ui')
  const mayExport = useCan(permission)
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: SheetRequest<P>) => saveExport(path, wanted),
    onSuccess: (_, { fileName }) => showToast({ kind: 'success', text: t('exported', { file: `${fileName}.xlsx` }) }),
    onError: (thrown) => showToast({ kind: 'error', text: errorText(thrown) }),
  })
  if (!mayExport) return null

  return (
    <BigButton
      kind="quiet"
      icon={downloadIcon}
      isBusy={isPending}
      className={isShortOnPhones ? short.button : undefined}
      onClick={() => mutate(asked)}
    >
      {isShortOnPhones ? <span className={short.word}>{label}</span> : label}
    </BigButton>
  )
}
