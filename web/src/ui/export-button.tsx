import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { PathWith } from '@brigade/domain/services.ts'
import { useMutation } from '@tanstack/react-query'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { type Asked, saveExport } from '#kit/sheets/save-sheet.ts'
import { errorText, showToast } from '#kit/toasts.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { downloadIcon } from '#ui/icon-paths.ts'
import short from '#ui/short-on-phones.module.css'

type ExportButtonProps<P extends PathWith<'create'>> = {
  path: P
  /** Others see nothing of it. */
  permission: Permission
  asked: Asked<P>
  label: string
  /** Where it is one of many. */
  isShortOnPhones?: boolean
}

/** Downloads a spreadsheet, and says when it is saved or why it is not to be had. */
export function ExportButton<P extends PathWith<'create'>>({
  path,
  permission,
  asked,
  label,
  isShortOnPhones,
}: ExportButtonProps<P>) {
  const t = useWords('ui')
  const mayExport = useCan(permission)
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Asked<P>) => saveExport(path, wanted),
    onSuccess: (_, { fileName }) => showToast({ kind: 'success', text: t('exported', { file: `${fileName}.xlsx` }) }),
    onError: (thrown) => showToast({ kind: 'error', text: errorText(thrown) }),
  })
  if (!mayExport) return null

  /** A small one is there before the second tap, which would save the same again. */
  function handlePress(): void {
    shieldPressed()
    mutate(asked)
  }

  return (
    <BigButton
      kind="quiet"
      icon={downloadIcon}
      isBusy={isPending}
      className={isShortOnPhones ? short.button : undefined}
      onClick={handlePress}
    >
      {isShortOnPhones ? <span className={short.word}>{label}</span> : label}
    </BigButton>
  )
}
