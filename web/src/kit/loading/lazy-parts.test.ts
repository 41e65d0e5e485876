import { act, cleanup, render } from '@testing-library/react'
import { createElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchTogether, reloadOnFailedChunk } from '#kit/device/chunk-reload.ts'
import { fetchPatiently, lazyPart } from '#kit/loading/lazy-parts.ts'

const reload = vi.fn<() => void>()
let isThere = true

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  reload.mockClear()
  isThere = true
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', async () => new Response('', { status: isThere ? 200 : 502 }))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Fails this many times, as the bundler makes it fail: the page receives the failure first. */
function failing(times: number) {
  return async () => {
    times -= 1
    if (times < 0) return 'the part'
    const error = new TypeError('Failed to fetch dynamically imported module')
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    throw error
  }
}

it('waits while the line is down, and leaves the page as it is', async () => {
  reloadOnFailedChunk()
  isThere = false
  const fetched = fetchPatiently(failing(2))
  await vi.advanceTimersByTimeAsync(60_000)

  isThere = true
  await vi.advanceTimersByTimeAsync(10_000)

  expect(await fetched).toBe('the part')
  expect(reload).not.toHaveBeenCalled()
})

it('leaves the page as it is however many of the parts that are asked for together do not come', async () => {
  reloadOnFailedChunk()
  isThere = false
  const [one, other, third] = [failing(2), failing(2), failing(2)]
  const fetched = fetchPatiently(() => fetchTogether([one(), Promise.resolve().then(other), fetchTogether([third()])]))
  await vi.advanceTimersByTimeAsync(60_000)

  isThere = true
  await vi.advanceTimersByTimeAsync(10_000)

  expect(await fetched).toEqual(['the part', 'the part', ['the part']])
  expect(reload).not.toHaveBeenCalled()
})

it('has the page reloaded for a part that the server has no more', async () => {
  void fetchPatiently(failing(100))

  await vi.advanceTimersByTimeAsync(30_000)

  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves to the page whose failure nobody deals with', async () => {
  reloadOnFailedChunk()

  await expect(failing(1)()).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(0)

  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves what stands beside a part as it is, and is drawn by no Suspense, which would have it wait', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>()
  const Form = lazyPart(() => promise)
  const { container } = render(createElement(Suspense, { fallback: 'Loading' }, 'The screen, ', createElement(Form)))
  expect(container.textContent).toBe('The screen, ')

  await act(async () => resolve({ default: () => 'the form' }))

  expect(container.textContent).toBe('The screen, the form')
})
