import { expect, it, vi } from 'vitest'
import { watchEventLoop } from './event-loop.ts'
import { logTo } from './logger.ts'

it('knows for how long nobody was served', async () => {
  const watch = watchEventLoop(logTo({ write: () => undefined }, 'silent'))
  const holdUp = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)

  await vi.waitFor(
    () => {
      holdUp()
      expect(watch.longestDelayMs()).toBeGreaterThan(200)
    },
    { timeout: 10_000 },
  )
  watch.stop()
})
