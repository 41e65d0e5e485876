import { type ReactNode, useState } from 'react'
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
  const failure = useToldFailure(data, error)
  const drawn = (known: T) => (empty !== undefined && isEmpty(known) ? empty : children(known))
  return (
    <>
      {failure ? <ErrorNote error={failure} onRetry={refetch} /> : null}
      {data === undefined && !failure ? waiting : null}
      {data === undefined ? null : drawn(data)}
    </>
  )
}

/**
 * What there is nothing of to show, because it could not be fetched, goes on saying why while it is asked for again: the query has
 * forgotten it then, and in trouble of the server that is every few seconds.
 */
function useToldFailure(data: unknown, error: unknown): unknown {
  const [lastTold, setLastTold] = useState<unknown>(null)
  const told = data === undefined ? (error ?? lastTold) : null
  if (told !== lastTold) setLastTold(told)
  return told ?? error
}

function hasNothing(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}
