import { useCallback, useRef } from 'react'
import { ApiError } from '#kit/api-error.ts'
import { useWords } from '#kit/i18n.ts'

/** Keeps a form from being saved without a picture that is still being uploaded, or waits to be cropped. */
export function usePendingImages() {
  const t = useWords('menus')
  const pending = useRef(0)
  const handlePending = useCallback((count: number) => {
    pending.current = count
  }, [])

  /** Throws what is said at the field of the pictures, as the server would say it. */
  function assertUploaded(): void {
    if (pending.current === 0) return
    const message = t('forms.notUploaded')
    throw new ApiError({ message, code: 400, className: 'bad-request', data: { fields: { images: message } } })
  }

  return { handlePending, assertUploaded }
}
