import { useState } from 'react'

/** The result of a query. */
type Asked = { data: unknown; error: unknown; errorUpdatedAt?: number }

/**
 * Returns the failure that explains missing data, and keeps it while the data is fetched again: the query forgets it
 * then, which happens every few seconds while the server is in trouble. The query still knows when it failed, but a
 * query for other days or another page does not.
 */
export function useFailureToast({ data, error, errorUpdatedAt }: Asked): unknown {
  const [lastTold, setLastTold] = useState<ShownFailure>(nothing)
  const isTold = lastTold.error !== null && lastTold.at === errorUpdatedAt
  const told = shownFailure()
  if (told !== lastTold) setLastTold(told)
  return told.error ?? error

  function shownFailure(): ShownFailure {
    if (data !== undefined) return nothing
    if (error) return error === lastTold.error && isTold ? lastTold : { error, at: errorUpdatedAt }
    return isTold ? lastTold : nothing
  }
}

type ShownFailure = { error: unknown; at: number | undefined }

const nothing: ShownFailure = { error: null, at: undefined }
