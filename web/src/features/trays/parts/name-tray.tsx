import { isSerial, scanLengthAtMost, serialOfScan, serialOfTyped } from '@brigade/domain/trays/trays.scan.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { hasCamera } from '#kit/read-codes.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { useScanner } from '#kit/use-scanner.ts'
import { BigButton } from '#ui/big-button.tsx'
import { CameraScanner } from '#features/trays/parts/camera-scanner.tsx'
import styles from '#features/trays/parts/tray-floors.module.css'

type NameTrayProps = {
  /** What the button says. */
  label: string
  isBusy?: boolean
  onNamed: (serial: string) => void
}

/** Why nothing was named: by hand, or by what reads codes. */
type Wrong = 'problems.serialWrong' | 'said.invalidQr'

/** Takes a serial by hand, what a scanner types, into the field or beside it, or what the camera of the device reads. */
export function NameTray({ label, isBusy, onNamed }: NameTrayProps) {
  const t = useWords('trays')
  const hintId = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [isCameraOn, setIsCameraOn] = useState(false)
  useScanner(handleScan, true)

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault()
    const serial = serialOfTyped(text)
    if (serial === null) setWrong('problems.serialWrong')
    else handleName(serial)
  }

  function handleScan(scanned: string): void {
    const serial = isSerial(scanned) ? scanned : serialOfScan(scanned)
    if (serial === null) setWrong('said.invalidQr')
    else handleName(serial)
  }

  function handleName(serial: string): void {
    setWrong(null)
    // One that was read is there as long as the camera looks at it.
    setIsCameraOn(false)
    // What moves or unlinks it comes under the hand.
    shieldPressed()
    onNamed(serial)
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <label className={styles.field}>
        {t('form.tray')}
        <input
          type="text"
          value={text}
          // One more than a sticker says, so that what is longer is not taken for its beginning.
          maxLength={scanLengthAtMost + 1}
          data-takes-scans=""
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          aria-invalid={wrong !== null}
          aria-describedby={hintId}
          onChange={({ target }) => {
            setText(target.value)
            setWrong(null)
          }}
        />
      </label>
      {isCameraOn ? <CameraScanner onRead={handleScan} /> : null}
      <p id={hintId} className={wrong ? styles.wrong : styles.since} role={wrong ? 'alert' : undefined}>
        {t(wrong ?? 'form.trayHint')}
      </p>
      {hasCamera() && !isCameraOn ? (
        <BigButton kind="quiet" onClick={() => setIsCameraOn(true)}>
          {t('camera.open')}
        </BigButton>
      ) : null}
      <BigButton type="submit" isBusy={isBusy}>
        {label}
      </BigButton>
    </form>
  )
}
