const heardUntilKey = 'brigade-heard-until'

/** Leaves a note for the page after the reload: the time up to which all events were received. */
export function noteReceivedUntil(instant: string): void {
  try {
    sessionStorage.setItem(heardUntilKey, instant)
  } catch {
    // Events during the reload are on the board, and do not pop up.
  }
}

/**
 * Returns the time up to which this page had received all events before it was reloaded; null if it was opened in
 * another way. Taken once.
 */
export function takeReceivedUntil(): string | null {
  try {
    const instant = sessionStorage.getItem(heardUntilKey)
    sessionStorage.removeItem(heardUntilKey)
    const [visit] = performance.getEntriesByType('navigation')
    return visit && 'type' in visit && visit.type === 'reload' ? instant : null
  } catch {
    return null
  }
}
