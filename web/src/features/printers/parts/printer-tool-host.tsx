import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { RecordToolHost } from '#ui/record-form/record-tool-host.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { useRemovePrinter } from '#features/printers/printers.mutations.ts'
import { PrinterDrawer } from '#features/printers/parts/printer-drawer.tsx'
import type { PrinterTool } from '#features/printers/parts/printers-table.tsx'

type PrinterToolHostProps = {
  venue: Venue
  printers: readonly Printer[]
  opened: OpenedTool<PrinterTool>
  onClose: () => void
}

/**
 * Renders the tool that is open over the printers: the form of one or of a new one, or the question before one is
 * deleted.
 */
export function PrinterToolHost({ venue, printers, opened, onClose }: PrinterToolHostProps) {
  const t = useTranslations('printers')
  const remove = useRemovePrinter()
  return (
    <RecordToolHost
      opened={opened}
      record={useHeldRecord(printers, opened?.id ?? null)}
      renderForm={(printer) => <PrinterDrawer venue={venue} printers={printers} printer={printer} onClose={onClose} />}
      renderRemoval={({ id, name }) => (
        <RemovalQuestion
          title={t('removeQuestion')}
          confirmLabel={t('removeAct')}
          name={name}
          text={t('removeText')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(id, { onSettled: onClose })}
          onCancel={onClose}
        />
      )}
    />
  )
}
