const heardUntilKey = 'brigade-heard-until'

/** Leaves word, for the page that this one is reloaded to, until when all was heard that happened. */
export function noteHeardUntil(instant: string): void {
  try {
    sessionStorage.setItem(heardUntilKey, instant)
  } catch {
    // What comes during the reload stands on the board, and does not pop up.
  }
}

/** Until when this page had heard all before it was reloaded; null where it was opened in another way. Taken once. */
export function takeHeardUntil(): string | null {
  try {
    const instant = sessionStorage.getItem(heardUntilKey)
    sessionStorage.removeItem(heardUntilKey)
    const [visit] = performance.getEntriesByType('navigation')
    return visit && 'type' in visit && visit.type === 'reload' ? instant : null
  } catch {
    return null
  }
}
