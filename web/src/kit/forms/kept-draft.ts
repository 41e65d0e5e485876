import { setSessionText, readSessionText } from '#kit/calls/session-text.ts'

/** A form as it was typed when the page was reloaded: its values, and the values it began with. */
export type KeptDraft<Values> = {
  values: Values
  base: Values
  /** The version of the record that it began with. */
  version?: number
}

export function readDraft<Values>(key: string): KeptDraft<Values> | null {
  const text = readSessionText(key)
  if (text === null) return null
  try {
    // Only `keepDraft` writes it.
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Stores a draft. Returns false if there is no room for it. */
export function keepDraft<Values>(key: string, draft: KeptDraft<Values>): boolean {
  return setSessionText(key, JSON.stringify(draft))
}

export function forgetDraft(key: string): void {
  setSessionText(key, null)
}
