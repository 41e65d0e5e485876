import { useState } from 'react'

const prefix = 'brigade-kept:'
const keeperKey = 'brigade-keeper'

/** A text being typed that outlives a reload of the page, until `forget`. */
export function useSessionText(
  key: string,
  initial = '',
): [text: string, set: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => readSessionText(key) ?? initial)

  function set(next: string): void {
    setText(next)
    setSessionText(key, next)
  }

  return [text, set, () => setSessionText(key, null)]
}

/** What was kept under this name before the page was loaded. */
export function readSessionText(key: string): string | null {
  try {
    return sessionStorage.getItem(`${prefix}${key}`)
  } catch {
    return null
  }
}

/** Keeps a text over a reload of the page; null forgets it. False where there is no room: the text lives as long as the page. */
export function setSessionText(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(`${prefix}${key}`)
    else sessionStorage.setItem(`${prefix}${key}`, text)
    return true
  } catch {
    return false
  }
}

/** From now on texts are this person's: what somebody else typed at this device and did not send is forgotten. */
export function ownSessionTexts(userId: number): void {
  try {
    if (sessionStorage.getItem(keeperKey) === String(userId)) return
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    sessionStorage.setItem(keeperKey, String(userId))
  } catch {
    // Nothing is kept of anybody.
  }
}
