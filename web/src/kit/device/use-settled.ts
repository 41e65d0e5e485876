import { useEffect, useState } from 'react'

/** A pause in typing, in milliseconds. */
const pauseMs = 200

/** Returns a text once it has not changed for a moment, so that a search is not sent with every key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
