import type { ExportData } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { useCan } from '#kit/use-can.ts'
import { showError } from '#kit/toasts.ts'
import { BigButton } from '#ui/big-button.tsx'
import { saveExport } from '#features/menus/bulk/save-file.ts'
import { downloadIcon } from '#features/menus/item-looks.ts'
import short from '#features/menus/parts/short-on-phones.module.css'

/** Downloads what a page shows as a spreadsheet. For admins: others see nothing of it. (spec 2, §6) */
export function ExportButton({ label, asked }: { label: string; asked: ExportData }) {
  const mayExport = useCan('menus:export')
  const { mutate, isPending } = useMutation({ mutationFn: saveExport, onError: showError })
  if (!mayExport) return null
  return (
    <BigButton
      kind="quiet"
      icon={downloadIcon}
      isBusy={isPending}
      className={short.button}
      onClick={() => mutate(asked)}
    >
      <span className={short.word}>{label}</span>
    </BigButton>
  )
}
