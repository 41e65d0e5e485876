import { useState } from 'react'

/** A text being typed that outlives a reload of the page, until `forget`. */
export function useKeptText(
  key: string,
  initial = '',
): [text: string, set: (text: string) => void, forget: () => void] {
  const storageKey = `brigade-kept:${key}`
  const [text, setText] = useState(() => readKept(storageKey) ?? initial)

  function set(next: string): void {
    setText(next)
    keep(storageKey, next)
  }

  return [text, set, () => keep(storageKey, null)]
}

function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Not kept: the text lives as long as the page.
  }
}
