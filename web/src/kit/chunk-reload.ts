const reloadedAtKey = 'brigade-chunk-reload'
const reloadAtMostEveryMs = 60_000

/** Loads the page anew when a part of it can't be fetched, as after an update; at most once a minute. (spec 1, §2.1) */
export function reloadOnFailedChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadForChunk(Date.now())) event.preventDefault()
  })
}

/** Reloads unless it did so within the last minute; says whether it does. */
export function reloadForChunk(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0)
    if (now - last < reloadAtMostEveryMs) return false
    sessionStorage.setItem(reloadedAtKey, String(now))
  } catch {
    // Without memory it could reload for ever, so it does not.
    return false
  }
  location.reload()
  return true
}
