import { isSerial, serialOfScan, shortSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { type SyntheticEvent, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PlaceOfTray } from '#features/trays/parts/place-of-tray.tsx'
import styles from '#features/trays/parts/tray-floors.module.css'

type TrayDialogProps = {
  venueId: number
  /** What was scanned; null where it is still to be named. */
  serial: string | null
  trays: readonly TrayOut[]
  onClose: () => void
}

/** One tray: where it is, and what links it to a room, moves or unlinks it. */
export function TrayDialog({ venueId, serial: scanned, trays, onClose }: TrayDialogProps) {
  const t = useWords('trays')
  const [serial, setSerial] = useState(scanned)
  const title = serial === null ? t('link') : t('named', { type: t('form.tray'), serial: shortSerial(serial) })
  return (
    <Dialog title={title} onClose={onClose}>
      {serial === null ? (
        <NameTray onNamed={setSerial} />
      ) : (
        <PlaceOfTray
          venueId={venueId}
          serial={serial}
          tray={trays.find(({ trayOutQR }) => trayOutQR === serial)}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}

/** Takes a serial by hand, or what a scanner types into the field. */
function NameTray({ onNamed }: { onNamed: (serial: string) => void }) {
  const t = useWords('trays')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault()
    const typed = text.trim()
    const serial = isSerial(typed) ? typed : serialOfScan(typed)
    if (serial === null) setWrong(true)
    else onNamed(serial)
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <label className={styles.field}>
        {t('form.tray')}
        <input
          type="text"
          value={text}
          maxLength={2_000}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          aria-invalid={isWrong}
          aria-describedby="tray-hint"
          onChange={({ target }) => {
            setText(target.value)
            setWrong(false)
          }}
        />
      </label>
      <p id="tray-hint" className={isWrong ? styles.wrong : styles.since} role={isWrong ? 'alert' : undefined}>
        {isWrong ? t('said.invalidQr') : t('form.trayHint')}
      </p>
      <BigButton type="submit">{t('form.next')}</BigButton>
    </form>
  )
}
