import { useCallback, useRef } from 'react'
import type { PendingCount } from '#features/files/door/pending-count.ts'
import { ApiError } from '#kit/api-error.ts'
import { useWords } from '#kit/i18n.ts'

const none: PendingCount = { onTheWay: 0, waiting: 0, failed: 0 }

/** Keeps a form from being saved without a picture that is still being uploaded, or waits to be cropped. */
export function usePendingImages() {
  const t = useWords('menus')
  const pending = useRef(none)
  const goOn = useRef(() => {})
  const handlePending = useCallback((next: PendingCount) => {
    pending.current = next
    if (next.onTheWay === 0) goOn.current()
  }, [])

  /** Waits for all that are being uploaded. Throws what is said at their field, as the server would say it, where one is not there then. */
  async function untilUploaded(): Promise<void> {
    const before = pending.current
    if (before.onTheWay > 0) await new Promise<void>((resolve) => (goOn.current = resolve))
    const { waiting, failed } = pending.current
    // One that had failed before was told of, and is left out.
    if (waiting === 0 && failed <= before.failed) return
    const message = t('forms.notUploaded')
    throw new ApiError({ message, code: 400, className: 'bad-request', data: { fields: { images: message } } })
  }

  return { handlePending, untilUploaded }
}
