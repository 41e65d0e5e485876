import { useState } from 'react'

/** What a query tells of its answer. */
type Asked = { data: unknown; error: unknown; errorUpdatedAt?: number }

/**
 * What there is nothing of to show, because it could not be fetched, goes on saying why while it is asked for again: the query has
 * forgotten it then, and in trouble of the server that is every few seconds. When it failed the query still knows, and another one,
 * of other days or another page, does not.
 */
export function useToldFailure({ data, error, errorUpdatedAt }: Asked): unknown {
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
