import { mayPass } from '#kit/calls/api-error.ts'

const mostTries = 3
const firstWaitMs = 500
/** In milliseconds. A person who has waited this long for an answer is informed first. */
const longAfterMs = 3_000

/**
 * Tries up to three times, half a second apart at first, while the failure may pass and comes quickly. Throws the last
 * failure.
 */
export async function tryAgain<T>(ask: () => Promise<T>): Promise<T> {
  const begunAt = performance.now()
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      const isLong = performance.now() - begunAt > longAfterMs
      if (tries >= mostTries || isLong || !mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** (tries - 1)))
    }
  }
}
