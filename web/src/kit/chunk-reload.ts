const reloadedAtKey = 'brigade-chunk-reload'
const reloadAtMostEveryMs = 60_000
const askAgainAfterMs = 2_000

let isWaiting = false

/** Loads the page anew when a part of it can't be fetched, as after an update; at most once a minute. (spec 1, §2.1) */
export function reloadOnFailedChunk(): void {
  addEventListener('vite:preloadError', () => void reloadOnceAnswered())
}

/** Reloads as soon as the server answers: without it, the browser's own error would take the place of all that is shown. */
export async function reloadOnceAnswered(): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  while (!(await isServerThere())) await new Promise((resolve) => setTimeout(resolve, askAgainAfterMs))
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
  location.reload()
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
