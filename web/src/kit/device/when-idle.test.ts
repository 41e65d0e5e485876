import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from '#kit/device/when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits until the browser is idle, and no longer than a person would', () => {
  const ask = vi.fn((_act: () => void, _options: IdleRequestOptions) => 7)
  const callOff = vi.fn()
  vi.stubGlobal('requestIdleCallback', ask)
  vi.stubGlobal('cancelIdleCallback', callOff)
  const act = vi.fn()

  const stop = whenIdle(act)
  expect(ask).toHaveBeenCalledExactlyOnceWith(act, { timeout: 2_000 })
  stop()

  expect(callOff).toHaveBeenCalledExactlyOnceWith(7)
})

it('waits for a moment where browsers do not say when they are idle', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const [act, calledOff] = [vi.fn(), vi.fn()]

  whenIdle(act)
  whenIdle(calledOff)()
  vi.advanceTimersByTime(1_000)

  expect(act).toHaveBeenCalledOnce()
  expect(calledOff).not.toHaveBeenCalled()
})
