import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchDatabase } from './database-watch.ts'

const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
const damaged = Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(probe: () => Promise<unknown>) {
  const told: string[] = []
  const watch = watchDatabase(probe)
  watch.listen({
    troubleBegan: (trouble) => void told.push(`began ${trouble}`),
    troubleEnded: (trouble) => void told.push(`ended ${trouble}`),
    callLeftOut: () => void told.push('left out'),
    connectionLost: () => void told.push('lost'),
  })
  return { watch, told }
}

it('says once that a trouble began, and that it ended when a write of its own succeeds', async () => {
  const { watch, told } = watched(async () => undefined)

  watch.note(full)
  watch.note(full)
  await vi.advanceTimersByTimeAsync(1000)

  expect(told).toEqual(['began diskFull', 'ended diskFull'])
  expect(watch.trouble()).toBeUndefined()
})

it('takes damage for over by no write that succeeds elsewhere, whatever else it suffers from', async () => {
  const probe = vi.fn(async () => undefined)
  const { watch, told } = watched(probe)

  watch.note(full)
  watch.note(damaged)
  watch.note(damaged)
  watch.note(full)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(told).toEqual(['began diskFull', 'began databaseDamaged'])
  expect(watch.trouble()).toBe('databaseDamaged')
  expect(probe).not.toHaveBeenCalled()
})
