import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { readCodes } from '#kit/keys/read-codes.ts'
import styles from '#features/trays/parts/camera-scanner.module.css'

/** Shows the picture of this device's camera, and reports the text of a code in it. */
export function CameraScanner({ onRead }: { onRead: (text: string) => void }) {
  const t = useTranslations('trays')
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onRead)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    latest.current = onRead
  })
  useEffect(
    () =>
      readCodes(video.current!, {
        onRead: (text) => latest.current(text),
        onRefused: () => setIsRefused(true),
      }),
    [],
  )
  return (
    <>
      <video
        ref={video}
        className={styles.picture}
        hidden={isRefused}
        muted
        playsInline
        aria-label={t('camera.seen')}
      />
      {isRefused ? <p role="alert">{t('camera.refused')}</p> : null}
    </>
  )
}
