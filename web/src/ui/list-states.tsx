import type { ReactNode } from 'react'
import { ErrorNote } from '#ui/error-note.tsx'
import { useToldFailure } from '#ui/use-told-failure.ts'
import { Waiting } from '#ui/waiting.tsx'

/** What is fetched, as a query tells it. */
export type Listed<T> = {
  data: T | undefined
  error: unknown
  /** When it failed last: so another question is known. Left out where it is always the same. */
  errorUpdatedAt?: number
  refetch: () => unknown
}

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
  const { data, refetch } = list
  const failure = useToldFailure(list)
  const drawn = (known: T) => (empty !== undefined && isEmpty(known) ? empty : children(known))
  return (
    <>
      {failure ? <ErrorNote error={failure} onRetry={refetch} /> : null}
      {data === undefined && !failure ? waiting : null}
      {data === undefined ? null : drawn(data)}
    </>
  )
}

function hasNothing(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}
