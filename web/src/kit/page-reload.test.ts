import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectOwnStepBack, takeOwnStepBack } from '#kit/own-step-back.ts'
import { reloadPage } from '#kit/page-reload.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

afterEach(() => {
  takeOwnStepBack()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('waits for what the program closes by a step back, which a reload would open again', async () => {
  expectOwnStepBack()

  reloadPage()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).not.toHaveBeenCalled()

  takeOwnStepBack()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not wait for a step back that never lands, nor without one', async () => {
  expectOwnStepBack()
  reloadPage()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).toHaveBeenCalledTimes(1)

  takeOwnStepBack()
  reloadPage()
  expect(reload).toHaveBeenCalledTimes(2)
})
