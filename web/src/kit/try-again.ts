import { toApiError } from '#kit/api-error.ts'

const mostTries = 3
const firstWaitMs = 500

/** Silence, too many calls at once and a server in trouble pass; a refusal is an answer. */
export function mayPass(error: unknown): boolean {
  const { code } = toApiError(error)
  return code === 0 || code === 429 || code >= 500
}

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
