import { useEffect } from 'react'
import { isUnanswered } from '#kit/api-error.ts'

type OnceHeard = {
  asked: { error: unknown }
  /** Whether what was asked for is done, by what is known now. */
  isDone: boolean
  onDone: () => void
}

/** Of what got no answer one may hear later that it was done: then nothing is wrong any more. */
export function useOnceHeard({ asked: { error }, isDone, onDone }: OnceHeard): void {
  const isOver = isDone && error !== null && isUnanswered(error)
  useEffect(() => {
    if (isOver) onDone()
  }, [isOver, onDone])
}
