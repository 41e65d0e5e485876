import { isSameSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { NameTray } from '#features/trays/parts/name-tray.tsx'
import styles from '#features/trays/parts/tray-floors.module.css'
import type { RoomOfTray } from '#features/trays/room-of-tray.ts'
import { useLinkTray, wholeNameOfTray } from '#features/trays/trays.mutations.ts'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

type LinkToRoomDialogProps = {
  to: RoomOfTray
  /** The serial, if it was scanned already. */
  scanned?: string | null
  onClose: () => void
}

/** Links a tray to a room: a tray that is out elsewhere is moved after a confirmation. */
export function LinkToRoomDialog({ to, scanned = null, onClose }: LinkToRoomDialogProps) {
  const t = useTranslations('trays')
  const { venueId, tableId, room, orderId } = to
  const trays = useActiveTrays(venueId).data?.records ?? []
  const [asked, setAsked] = useState(scanned)
  const { mutate: link, isPending } = useLinkTray()
  const isCutOff = useIsCutOff()
  const elsewhere = asked === null ? undefined : outElsewhere(asked)

  function outElsewhere(serial: string): TrayOut | undefined {
    return trays.find((tray) => isSameSerial(tray.trayOutQR, serial) && tray.tableId !== tableId)
  }

  function handleNamed(serial: string): void {
    if (outElsewhere(serial)) setAsked(serial)
    else
      link(
        { serial, tableId, orderId, from: undefined },
        // Another person may have just linked it to another room; the updated list shows which.
        { onSuccess: onClose, onError: () => setAsked(serial) },
      )
  }

  return (
    <Dialog title={t('order.linkTo', { room })} onClose={onClose}>
      {elsewhere ? (
        <div className={styles.form}>
          <p>{t('order.isElsewhere', { tray: wholeNameOfTray(elsewhere), room: elsewhere.tableName })}</p>
          <BigButton
            isBusy={isPending}
            isOff={isCutOff}
            onClick={() =>
              link(
                { serial: elsewhere.trayOutQR, tableId, orderId, from: elsewhere },
                { onSuccess: onClose, onError: () => setAsked(null) },
              )
            }
          >
            {t('order.moveTo', { room })}
          </BigButton>
          <BigButton kind="quiet" onClick={() => setAsked(null)}>
            {t('form.another')}
          </BigButton>
        </div>
      ) : (
        <NameTray venueId={venueId} label={t('form.link')} isBusy={isPending} onNamed={handleNamed} />
      )}
    </Dialog>
  )
}
