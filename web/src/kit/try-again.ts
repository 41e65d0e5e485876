import { mayPass } from '#kit/api-error.ts'

const mostTries = 3
const firstWaitMs = 500

/** Asks up to three times, half a second apart at first, for as long as what goes wrong may pass. Throws what went wrong last. */
export async function tryAgain<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tries >= mostTries || !mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** (tries - 1)))
    }
  }
}
