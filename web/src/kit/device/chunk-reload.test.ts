import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadForChunk, reloadOnceAnswered } from '#kit/device/chunk-reload.ts'
import { isReloadingItself, openPendingAfterReload, takeReloadNote } from '#kit/device/page-reload.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('reloads for a missing part of the page, but at most once a minute', () => {
  const now = Date.parse('2026-03-01T18:30:00.000Z')

  reloadForChunk(now)
  reloadForChunk(now + 59_999)
  expect(reload).toHaveBeenCalledTimes(1)

  reloadForChunk(now + 60_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('opens the screen that was asked for, when it is that one’s part which is missing', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  openPendingAfterReload(() => '/orders/history?q=206')

  reloadForChunk(Date.parse('2026-03-01T18:30:00.000Z'))
  expect(assign.mock.calls).toEqual([['/orders/history?q=206']])
  expect(reload).not.toHaveBeenCalled()

  openPendingAfterReload(() => undefined)
})

it('has what is typed kept, and the next page say that this one was reloaded', () => {
  reloadForChunk(Date.parse('2026-03-01T18:30:00.000Z'))

  expect(isReloadingItself()).toBe(true)
  expect(takeReloadNote()).toBe(true)
})

it('keeps what is shown while the server is away, and reloads when it is back', async () => {
  vi.useFakeTimers()
  const answers = [Promise.reject(new TypeError('Failed to fetch')), new Response('', { status: 502 }), new Response()]
  vi.stubGlobal('fetch', async () => answers.shift())

  const reloaded = reloadOnceAnswered()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(2_000)
  await reloaded
  expect(reload).toHaveBeenCalledTimes(1)
})
