import { useState } from 'react'

/**
 * The record of a list that a form is open for, or what it last was: when somebody else deletes it, the form and what was
 * typed there stay.
 */
export function useHeldRecord<T extends { id: number }>(records: readonly T[], id: number | null): T | undefined {
  const found = records.find((record) => record.id === id)
  const [held, setHeld] = useState(found)
  if (found && found !== held) setHeld(found)
  return found ?? (held?.id === id ? held : undefined)
}
