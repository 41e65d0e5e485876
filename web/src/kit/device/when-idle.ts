const afterMs = 1_000
/** Upper limit in milliseconds, for devices that are never idle. */
const atMostMs = 2_000

/** Calls `act` once the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, afterMs)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: atMostMs })
  return () => cancelIdleCallback(asked)
}
