import { mayPass } from '#kit/api-error.ts'

const mostTries = 3
const firstWaitMs = 500
/** Who has waited so long for an answer should be told first. */
const longAfterMs = 3_000

/**
 * Asks up to three times, half a second apart at first, for as long as what goes wrong may pass and is answered soon. Throws what went
 * wrong last.
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
