import { reloadPage } from '#kit/page-reload.ts'
import { untilAnswered } from '#kit/server-there.ts'

const reloadedAtKey = 'brigade-chunk-reload'
const reloadAtMostEveryMs = 60_000

/** Failures that somebody deals with. */
const ignored = new WeakSet<object>()

let isWaiting = false

/** Reloads the page when a part of it can't be fetched, as after an update; at most once a minute. (spec 1, §2.1) */
export function reloadOnFailedChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // What asked for the part hears of it after this event.
    setTimeout(() => {
      if (!ignored.has(payload)) void reloadOnceAnswered()
    })
  })
}

/** For what can do without a part, or asks for it again: the page is not reloaded for this failure. */
export function ignoreChunkFailure(error: unknown): void {
  if (error instanceof Error) ignored.add(error)
}

/**
 * Several parts at once, as by `Promise.all`. Who deals with the failure that comes first, and so is told of it alone, has dealt with
 * those that come after.
 */
export function fetchTogether<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> {
  const together = Promise.all(parts)
  for (const part of parts) {
    Promise.resolve(part).catch(async (error: unknown) => {
      const told: unknown = await together.catch((first: unknown) => first)
      if (error !== told) ignoreChunkFailure(error)
    })
  }
  return together
}

/** Reloads as soon as the server answers: without it, the browser's own error would take the place of all that is shown. */
export async function reloadOnceAnswered(): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  await untilAnswered()
  isWaiting = false
  reloadForChunk(Date.now())
}

/** Reloads unless it did so within the last minute. */
export function reloadForChunk(now: number): void {
  try {
    const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0)
    if (now - last < reloadAtMostEveryMs) return
    sessionStorage.setItem(reloadedAtKey, String(now))
  } catch {
    // Without memory it could reload for ever, so it does not.
    return
  }
  reloadPage()
}
