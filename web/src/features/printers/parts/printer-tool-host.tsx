import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { useHeldRecord } from '#kit/use-held-record.ts'
import type { OpenedTool } from '#kit/use-opened-tool.ts'
import { Confirm } from '#ui/confirm.tsx'
import { useRemovePrinter } from '#features/printers/printers.mutations.ts'
import { PrinterDrawer } from '#features/printers/parts/printer-drawer.tsx'
import type { PrinterTool } from '#features/printers/parts/printers-table.tsx'

type PrinterToolHostProps = {
  venue: Venue
  printers: readonly Printer[]
  opened: OpenedTool<PrinterTool>
  onClose: () => void
}

/** What is open over the printers: the form of one or of a new one, or the question before one is deleted. */
export function PrinterToolHost({ venue, printers, opened, onClose }: PrinterToolHostProps) {
  const printer = useHeldRecord(printers, opened?.id ?? null)
  const shared = { venue, printers, onClose }
  if (opened?.tool === 'add') return <PrinterDrawer {...shared} printer={null} />
  if (!opened || !printer) return null
  return opened.tool === 'edit' ? (
    <PrinterDrawer key={printer.id} {...shared} printer={printer} />
  ) : (
    <RemoveQuestion printer={printer} onEnd={onClose} />
  )
}

function RemoveQuestion({ printer: { id, name }, onEnd }: { printer: Printer; onEnd: () => void }) {
  const t = useWords('printers')
  const remove = useRemovePrinter()
  return (
    <Confirm
      title={t('removeQuestion')}
      confirmLabel={t('removeAct')}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSettled: onEnd })}
      onCancel={onEnd}
    >
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </p>
      <p>{t('removeText')}</p>
    </Confirm>
  )
}
