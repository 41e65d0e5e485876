import { useCallback, useRef } from 'react'
import type { PendingCount } from '#features/files/public/pending-count.ts'
import { ApiError } from '#kit/calls/api-error.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

const none: PendingCount = { onTheWay: 0, waiting: 0, failed: 0 }

/** Prevents saving a form while a picture of this field is still being uploaded or waits to be cropped. */
export function usePendingImages(field = 'images') {
  const t = useTranslations('files')
  const pending = useRef(none)
  const goOn = useRef(() => {})
  const handlePending = useCallback((next: PendingCount) => {
    pending.current = next
    if (next.onTheWay === 0) goOn.current()
  }, [])

  /** Waits for all uploads. If one fails, throws the error in the form of the server's, to be shown at the field. */
  async function untilUploaded(): Promise<void> {
    const before = pending.current
    if (before.onTheWay > 0) await new Promise<void>((resolve) => (goOn.current = resolve))
    const { waiting, failed } = pending.current
    // An upload that failed earlier was already reported, and is left out.
    if (waiting === 0 && failed <= before.failed) return
    const message = t('upload.notUploaded')
    throw new ApiError({ message, code: 400, className: 'bad-request', data: { fields: { [field]: message } } })
  }

  return { handlePending, untilUploaded }
}
