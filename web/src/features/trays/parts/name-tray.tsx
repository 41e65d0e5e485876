import {
  endOfSerial,
  isSerial,
  scanLengthAtMost,
  serialOfScan,
  serialOfTyped,
} from '@brigade/domain/trays/trays.scan.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { hasCamera } from '#kit/keys/read-codes.ts'
import { showError } from '#kit/calls/toasts.ts'
import { useScanner } from '#kit/keys/use-scanner.ts'
import { BigButton } from '#ui/big-button.tsx'
import { CameraScanner } from '#features/trays/parts/camera-scanner.tsx'
import { OfferedTrays } from '#features/trays/parts/offered-trays.tsx'
import font from '#ui/font.module.css'
import styles from '#features/trays/parts/tray-floors.module.css'
import { findStickersEnding } from '#features/trays/trays.queries.ts'

type NameTrayProps = {
  venueId: number
  /** The label of the button. */
  label: string
  isBusy?: boolean
  onNamed: (serial: string) => void
}

/** The problem with a name: a typed one, or a scanned one. */
type Wrong = 'problems.serialWrong' | 'said.invalidQr'

/**
 * Accepts a typed serial, a scanner's text, in the field or beside it, or a code read by the device's camera. The end
 * of a serial is enough if one tray of the venue has it; if several do, they are offered.
 */
export function NameTray({ venueId, label, isBusy, onNamed }: NameTrayProps) {
  const t = useTranslations('trays')
  const hintId = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [isCameraOn, setIsCameraOn] = useState(false)
  const ending = useMutation({
    mutationFn: (end: string) => findStickersEnding({ venueId, end }),
    onError: showError,
  })
  useScanner(handleScan, true)

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault()
    const serial = serialOfTyped(text)
    const end = endOfSerial(text)
    if (serial !== null) handleName(serial)
    else if (end !== null) ending.mutate(end, { onSuccess: handleFound })
    else setWrong('problems.serialWrong')
  }

  function handleFound({ total, data: [first] }: Paged<TraySticker>): void {
    if (total === 1 && first) handleName(first.serialContent)
  }

  function handleScan(scanned: string): void {
    const serial = isSerial(scanned) ? scanned : serialOfScan(scanned)
    if (serial !== null) return handleName(serial)
    ending.reset()
    setWrong('said.invalidQr')
  }

  function handleName(serial: string): void {
    setWrong(null)
    ending.reset()
    // A code that was read stays visible as long as the camera sees it.
    setIsCameraOn(false)
    onNamed(serial)
  }

  const found = ending.data?.total === 1 ? undefined : ending.data
  const isNone = wrong !== null || found?.total === 0
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <label className={styles.field}>
        {t('form.tray')}
        <input
          type="text"
          value={text}
          // One more than the longest sticker, so that a longer text is not mistaken for its beginning.
          maxLength={scanLengthAtMost + 1}
          data-takes-scans=""
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          aria-invalid={isNone}
          aria-describedby={hintId}
          onChange={({ target }) => {
            setText(target.value)
            setWrong(null)
            ending.reset()
          }}
        />
      </label>
      {isCameraOn ? <CameraScanner onRead={handleScan} /> : null}
      <p id={hintId} className={isNone ? font.red : font.note} role={isNone || found ? 'alert' : undefined}>
        {found ? t(`form.${answerOf(found)}`, { end: ending.variables }) : t(wrong ?? 'form.trayHint')}
      </p>
      {found && answerOf(found) === 'whichEnd' ? <OfferedTrays stickers={found.data} onNamed={handleName} /> : null}
      {hasCamera() && !isCameraOn ? (
        <BigButton kind="quiet" onClick={() => setIsCameraOn(true)}>
          {t('camera.open')}
        </BigButton>
      ) : null}
      <BigButton type="submit" isBusy={isBusy === true || ending.isPending}>
        {label}
      </BigButton>
    </form>
  )
}

type Answer = 'noEnd' | 'whichEnd' | 'moreOfEnd'

function answerOf({ total, data }: Paged<TraySticker>): Answer {
  if (total === 0) return 'noEnd'
  return total > data.length ? 'moreOfEnd' : 'whichEnd'
}
