import { useState } from 'react'

/**
 * Returns the record of a list that a form is open for, or its last state: if another person deletes it, the form and
 * its draft remain.
 */
export function useHeldRecord<T extends { id: number }>(records: readonly T[], id: number | null): T | undefined {
  const found = records.find((record) => record.id === id)
  const [held, setHeld] = useState(found)
  if (found && found !== held) setHeld(found)
  return found ?? (held?.id === id ? held : undefined)
}
