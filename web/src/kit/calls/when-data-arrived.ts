import { queryClient } from '#kit/calls/query-client.ts'
import { whenIdle } from '#kit/device/when-idle.ts'

/** Upper limit in milliseconds, for data that does not arrive. */
const atMostMs = 10_000

/**
 * Calls `act` once no data is on its way and the browser is idle: parts that a screen does not need yet must not delay
 * what it shows. Returns a function that cancels it.
 */
export function whenDataArrived(act: () => void): () => void {
  let cancelWait: (() => void) | undefined = whenIdle(look)
  const stopListening = queryClient.getQueryCache().subscribe(() => {
    if (!cancelWait && isDataHere()) cancelWait = whenIdle(look)
  })
  const timer = setTimeout(finish, atMostMs)
  return stop

  function look(): void {
    cancelWait = undefined
    if (isDataHere()) finish()
  }

  function finish(): void {
    stop()
    act()
  }

  function stop(): void {
    clearTimeout(timer)
    stopListening()
    cancelWait?.()
  }
}

function isDataHere(): boolean {
  return queryClient.isFetching() === 0
}
