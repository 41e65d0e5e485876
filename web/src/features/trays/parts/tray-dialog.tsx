import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Dialog } from '#ui/dialog.tsx'
import { NameTray } from '#features/trays/parts/name-tray.tsx'
import { PlaceOfTray } from '#features/trays/parts/place-of-tray.tsx'

type TrayDialogProps = {
  venueId: number
  /** The serial of the tray; null while it is still to be named. */
  serial: string | null
  trays: readonly TrayOut[]
  onName: (serial: string | null) => void
  onClose: () => void
}

/** Shows one tray: where it is, and the buttons to link, move or unlink it. */
export function TrayDialog({ venueId, serial, trays, onName, onClose }: TrayDialogProps) {
  const t = useTranslations('trays')
  const title = serial === null ? t('link') : t('namedInFull', { type: t('form.tray'), serial })
  return (
    <Dialog title={title} onClose={onClose}>
      {serial === null ? (
        <NameTray venueId={venueId} label={t('form.next')} onNamed={onName} />
      ) : (
        <PlaceOfTray
          key={serial}
          venueId={venueId}
          serial={serial}
          trays={trays}
          onAnother={() => onName(null)}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
