import { useEffect } from 'react'
import { isUnanswered } from '#kit/api-error.ts'

type OnceHeard = {
  asked: { error: unknown }
  /** Whether the order is as it was asked for, as it stands now. */
  isDone: boolean
  onDone: () => void
}

/** Of what got no answer one may hear later, from the order itself, that it was done: then nothing is wrong any more. */
export function useOnceHeard({ asked: { error }, isDone, onDone }: OnceHeard): void {
  const isOver = isDone && error !== null && isUnanswered(error)
  useEffect(() => {
    if (isOver) onDone()
  }, [isOver, onDone])
}
