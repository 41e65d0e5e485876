import { type ReactNode, useState } from 'react'
import { ErrorNote } from '#ui/error-note.tsx'
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

/**
 * What there is nothing of to show, because it could not be fetched, goes on saying why while it is asked for again: the query has
 * forgotten it then, and in trouble of the server that is every few seconds. When it failed the query still knows, and another one,
 * of other days or another page, does not.
 */
function useToldFailure({ data, error, errorUpdatedAt }: Listed<unknown>): unknown {
  const [lastTold, setLastTold] = useState<Told>(nothing)
  const isTold = lastTold.error !== null && lastTold.at === errorUpdatedAt
  const told = toldOf()
  if (told !== lastTold) setLastTold(told)
  return told.error ?? error

  function toldOf(): Told {
    if (data !== undefined) return nothing
    if (error) return error === lastTold.error && isTold ? lastTold : { error, at: errorUpdatedAt }
    return isTold ? lastTold : nothing
  }
}

type Told = { error: unknown; at: number | undefined }

const nothing: Told = { error: null, at: undefined }

function hasNothing(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}
