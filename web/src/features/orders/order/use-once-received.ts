import { useEffect } from 'react'
import { isUnanswered } from '#kit/calls/api-error.ts'

type OnceHeard = {
  asked: { error: unknown }
  /** True if the request is done, by what is known now. */
  isDone: boolean
  onDone: () => void
}

/** Calls `onDone` when a request without an answer turns out to be done: its error no longer applies. */
export function useOnceReceived({ asked: { error }, isDone, onDone }: OnceHeard): void {
  const isOver = isDone && error !== null && isUnanswered(error)
  useEffect(() => {
    if (isOver) onDone()
  }, [isOver, onDone])
}
