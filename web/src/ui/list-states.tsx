import type { ReactNode } from 'react'
import { ErrorNote } from '#ui/error-note.tsx'
import { Waiting } from '#ui/waiting.tsx'

/** What is fetched, as a query tells it. */
export type Listed<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

export type ListStatesProps<T> = {
  list: Listed<T>
  /** Of what has arrived. Left out where it is an array that says so itself. */
  isEmpty?: (data: T) => boolean
  /** What stands there instead: that there is nothing, and why that is all right. Left out where there is always something. */
  empty?: ReactNode
  /** Something that takes the room of what will come, where a word does not do. */
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/** The four states of a list: on its way, not to be had, empty, filled. What is already there stays in sight when it can't be fetched again. */
export function ListStates<T>({
  list,
  isEmpty = hasNothing,
  empty,
  waiting = <Waiting />,
  children,
}: ListStatesProps<T>) {
  const { data, error, refetch } = list
  const drawn = (known: T) => (empty !== undefined && isEmpty(known) ? empty : children(known))
  return (
    <>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? waiting : null}
      {data === undefined ? null : drawn(data)}
    </>
  )
}

function hasNothing(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}
