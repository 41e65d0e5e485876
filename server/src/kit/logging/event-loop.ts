import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from './logger.ts'

export type EventLoopWatch = {
  /** Returns the longest time that no call was served in the last ten to twenty seconds. */
  longestDelayMs(): number
  stop(): void
}

const lookEveryMs = 20
const periodMs = 10_000
/** Longer delays than this are logged, in milliseconds: people feel them. */
const stalledMs = 1000

/** Watches whether anything blocks the event loop, which serves all callers. */
export function watchEventLoop(log: Logger): EventLoopWatch {
  const delays = monitorEventLoopDelay({ resolution: lookEveryMs })
  delays.enable()
  let longestBefore = 0
  // The histogram measures the time from one sample to the next, in nanoseconds.
  const longestNow = () => Math.max(0, Math.round(delays.max / 1e6) - lookEveryMs)

  const timer = setInterval(() => {
    longestBefore = longestNow()
    delays.reset()
    if (longestBefore > stalledMs) log.warn({ ms: longestBefore }, 'The event loop was held up')
  }, periodMs).unref()

  return {
    longestDelayMs: () => Math.max(longestBefore, longestNow()),
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
}
