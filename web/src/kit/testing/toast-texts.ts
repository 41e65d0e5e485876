import { renderHook } from '@testing-library/react'
import { useToasts } from '#kit/calls/toasts.ts'

/** Returns the texts of all toasts, wherever they are shown. */
export function toastTexts(): string[] {
  const { result, unmount } = renderHook(useToasts)
  unmount()
  return result.current.map(({ text }) => text)
}
