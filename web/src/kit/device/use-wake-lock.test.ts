import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useWakeLock } from '#kit/device/use-wake-lock.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
})

it('keeps the screen on while it is shown, again after it was hidden, and lets go at the end', async () => {
  let held = 0
  let asked = 0
  const request = async () => {
    held += 1
    asked += 1
    return {
      release: async () => {
        held -= 1
      },
    }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })

  const { unmount } = renderHook(useWakeLock)
  await waitFor(() => expect(held).toBe(1))

  // The browser removes it with the page.
  held = 0
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(asked).toBe(2))

  unmount()
  await waitFor(() => expect(held).toBe(0))
})

it('asks nothing of browsers that can not', () => {
  expect(() => renderHook(useWakeLock).unmount()).not.toThrow()
})
