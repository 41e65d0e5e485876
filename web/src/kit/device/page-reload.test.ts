import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferReload } from '#kit/device/open-work.ts'
import { expectOwnStepBack, takeOwnStepBack } from '#kit/device/own-step-back.ts'
import { reloadPage } from '#kit/device/page-reload.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

afterEach(() => {
  takeOwnStepBack()
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

it('waits while somebody is at what it would lose, then for the server, and reloads once', async () => {
  const answers = [new Response('', { status: 502 }), new Response()]
  vi.stubGlobal('fetch', async () => answers.shift())
  const letGo = deferReload(() => true)

  reloadPage()
  reloadPage()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()

  letGo()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('waits again where something was opened while the server was away', async () => {
  const answered = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answered.promise)
  const letGo = deferReload(() => true)
  reloadPage()
  letGo()
  await vi.advanceTimersByTimeAsync(1_000)

  const letGoAgain = deferReload(() => true)
  answered.resolve(new Response())
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).not.toHaveBeenCalled()

  letGoAgain()
  await vi.advanceTimersByTimeAsync(1_000)
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
