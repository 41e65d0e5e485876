import { useEffect, useRef, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { readCodes } from '#kit/read-codes.ts'
import styles from '#features/trays/parts/camera-scanner.module.css'

/** Shows what the camera of this device sees, and tells what a code in it says. */
export function CameraScanner({ onRead }: { onRead: (text: string) => void }) {
  const t = useWords('trays')
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
