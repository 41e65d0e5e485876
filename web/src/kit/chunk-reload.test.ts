import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadForChunk } from '#kit/chunk-reload.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('reloads for a missing part of the page, but at most once a minute', () => {
  const now = Date.parse('2026-03-01T18:30:00.000Z')

  expect(reloadForChunk(now)).toBe(true)
  expect(reloadForChunk(now + 59_999)).toBe(false)
  expect(reloadForChunk(now + 60_000)).toBe(true)

  expect(reload).toHaveBeenCalledTimes(2)
})
