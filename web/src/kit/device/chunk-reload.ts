import { reloadPage } from '#kit/device/page-reload.ts'
import { untilAnswered } from '#kit/device/server-there.ts'

const reloadedAtKey = 'brigade-chunk-reload'
const reloadAtMostEveryMs = 60_000

/** Failures that their caller handles. */
const ignored = new WeakSet<object>()

let isWaiting = false

/** Reloads the page when a part of it can't be fetched, as after an update; at most once a minute. (spec 1, §2.1) */
export function reloadOnFailedChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The caller that wanted the part receives the failure after this event.
    setTimeout(() => {
      if (!ignored.has(payload)) void reloadOnceAnswered()
    })
  })
}

/** Ignores a failure of a part that is optional or will be requested again: the page is not reloaded for it. */
export function ignoreChunkFailure(error: unknown): void {
  if (error instanceof Error) ignored.add(error)
}

/**
 * Fetches several parts at once, as by `Promise.all`. A caller that handles the first failure, which is the only one it
 * receives, has handled the later ones too.
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

/** Reloads as soon as the server answers: without it, the browser's own error would replace the whole page. */
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
    // Without storage it could reload for ever, so it does not.
    return
  }
  reloadPage()
}
