import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useUntouched } from '#kit/forms/use-untouched.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('waits from the last touch on, and acts once', () => {
  const act = vi.fn()
  renderHook(() => useUntouched(60_000, act))

  vi.advanceTimersByTime(50_000)
  fireEvent.keyDown(document.body)
  vi.advanceTimersByTime(50_000)
  fireEvent.pointerDown(document.body)
  vi.advanceTimersByTime(59_999)
  expect(act).not.toHaveBeenCalled()

  vi.advanceTimersByTime(120_000)
  expect(act).toHaveBeenCalledTimes(1)
})

it('never acts for 0, nor when its screen has gone', () => {
  const act = vi.fn()
  renderHook(() => useUntouched(0, act))
  renderHook(() => useUntouched(60_000, act)).unmount()

  vi.advanceTimersByTime(120_000)

  expect(act).not.toHaveBeenCalled()
})
