import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIdempotencyKeys } from '#kit/idempotency-key.ts'

const message = { title: 'Pool closed' }

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

it('are the same for what is sent again as it was, also after a reload of the page', () => {
  const key = keys().keyOf(message)

  expect(keys().keyOf(message)).toBe(key)
  expect(keys().keyOf({ title: 'Pool open' })).not.toBe(key)
})

it('are others once it is known to be done, or much later', () => {
  const form = keys()
  const first = form.keyOf(message)
  form.forget()
  const second = form.keyOf(message)
  expect(second).not.toBe(first)

  vi.advanceTimersByTime(11 * 60_000)

  expect(form.keyOf(message)).not.toBe(second)
})

it('are of one form each', () => {
  expect(keys('notifications/2').keyOf(message)).not.toBe(keys().keyOf(message))
})

/** As a page has them that was just loaded. */
function keys(form = 'notifications/1') {
  return renderHook(() => useIdempotencyKeys(form)).result.current
}
