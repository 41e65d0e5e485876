import type { ReactNode } from 'react'
import { ErrorNote } from '#ui/error-note.tsx'
import { useFailureToast } from '#ui/use-failure-toast.ts'
import { Waiting } from '#ui/waiting.tsx'

/** The state of a list, as a query returns it. */
export type Listed<T> = {
  data: T | undefined
  error: unknown
  /** The time of its last failure: it identifies another query. Left out if the query is always the same. */
  errorUpdatedAt?: number
  refetch: () => unknown
}

export type ListStatesProps<T> = {
  list: Listed<T>
  /** Returns true if the data is empty. Left out if the data is an array. */
  isEmpty?: (data: T) => boolean
  /** Shown instead: that there is nothing, and why that is fine. Left out if there is always something. */
  empty?: ReactNode
  /** A placeholder of the content's size, if a word is not enough. */
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Renders the four states of a list: loading, failed, empty, filled. Data that has already loaded stays visible if it
 * can't be fetched again.
 */
export function ListStates<T>({
  list,
  isEmpty = hasNothing,
  empty,
  waiting = <Waiting />,
  children,
}: ListStatesProps<T>) {
  const { data, refetch } = list
  const failure = useFailureToast(list)
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
