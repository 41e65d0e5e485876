import { useSyncExternalStore } from 'react'

let offsetMs = 0

/** Learns from an answer's Date header how far this device's clock is off; the header counts whole seconds. */
export function noteServerTime(dateHeader: string | null): void {
  if (dateHeader === null) return
  const measured = Date.parse(dateHeader) + 500 - Date.now()
  if (Number.isNaN(measured)) return
  offsetMs = Math.abs(measured) < 2_000 ? 0 : measured
}

/** The server's time in milliseconds, as near as this device can tell. Ages and lateness are counted with it. */
export function serverNow(): number {
  return Date.now() + offsetMs
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** The time, told again every `everyMs` (whole seconds); all readers share one ticking clock. */
export function useNow(everyMs: number): number {
  return useSyncExternalStore(subscribe, () => Math.floor(serverNow() / everyMs) * everyMs)
}

/** What `read` makes of the time: a number or a text that is told again, within a second, when it has become another. */
export function useTimed<T extends number | string | boolean | null>(read: (now: number) => T): T {
  return useSyncExternalStore(subscribe, () => read(serverNow()))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, 1_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  for (const listener of listeners) listener()
}
