const afterMs = 1_000
/** Also a device that is never idle gets to it. */
const atMostMs = 2_000

/** Does something once the browser has nothing better to do. Calling what it gives back calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, afterMs)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: atMostMs })
  return () => cancelIdleCallback(asked)
}
