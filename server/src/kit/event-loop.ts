import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from './logger.ts'

export type EventLoopWatch = {
  /** For how long nobody was served, at worst, in the last ten to twenty seconds. */
  longestDelayMs(): number
  stop(): void
}

const lookEveryMs = 20
const periodMs = 10_000
/** Longer than this is told in the log: people feel it. */
const stalledMs = 1000

/** Watches whether anything keeps the event loop, which serves everybody, to itself. */
export function watchEventLoop(log: Logger): EventLoopWatch {
  const delays = monitorEventLoopDelay({ resolution: lookEveryMs })
  delays.enable()
  let longestBefore = 0
  // What is measured is the time from one look to the next, in nanoseconds.
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
