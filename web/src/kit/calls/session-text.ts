import { useState } from 'react'

/** The keys of session storage that are forgotten when another person signs in begin like this. */
export const sessionPrefix = 'brigade-kept:'
const keeperKey = 'brigade-keeper'

/** Stores a text that is being typed, so that it survives a reload of the page, until `forget`. */
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

/** Returns the text that was stored under this name before the page was loaded. */
export function readSessionText(key: string): string | null {
  try {
    return sessionStorage.getItem(`${sessionPrefix}${key}`)
  } catch {
    return null
  }
}

/**
 * Stores a text for a reload of the page; null deletes it. Returns false if there is no room: the text then lives as
 * long as the page.
 */
export function setSessionText(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(`${sessionPrefix}${key}`)
    else sessionStorage.setItem(`${sessionPrefix}${key}`, text)
    return true
  } catch {
    return false
  }
}

/** Makes all further texts this person's: texts that someone else typed on this device and did not send are deleted. */
export function ownSessionTexts(userId: number): void {
  try {
    if (sessionStorage.getItem(keeperKey) === String(userId)) return
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(sessionPrefix)) sessionStorage.removeItem(key)
    sessionStorage.setItem(keeperKey, String(userId))
  } catch {
    // Without storage, nothing is stored of another person either.
  }
}
