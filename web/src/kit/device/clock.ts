import { useSyncExternalStore } from 'react'

let offsetMs = 0

/** Computes the offset of this device's clock from an answer's Date header; the header counts whole seconds. */
export function noteServerTime(dateHeader: string | null): void {
  if (dateHeader === null) return
  const measured = Date.parse(dateHeader) + 500 - Date.now()
  if (Number.isNaN(measured)) return
  offsetMs = Math.abs(measured) < 2_000 ? 0 : measured
}

/**
 * Returns the server's time in milliseconds, as precisely as this device knows it. Ages and lateness are computed with
 * it.
 */
export function serverNow(): number {
  return Date.now() + offsetMs
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Returns the time and renders again every `everyMs` (whole seconds); all readers share one ticking clock. */
export function useNow(everyMs: number): number {
  return useSyncExternalStore(subscribe, () => Math.floor(timeOfRender() / everyMs) * everyMs)
}

/**
 * Returns the number or text that `read` computes from the time, and renders again within a second after it changed.
 */
export function useTimed<T extends number | string | boolean | null>(read: (now: number) => T): T {
  return useSyncExternalStore(subscribe, () => read(timeOfRender()))
}

let renderedAt: number | undefined

/** Returns the same time to all readers of one render: a second may end between two of them. */
function timeOfRender(): number {
  if (renderedAt === undefined) {
    renderedAt = serverNow()
    queueMicrotask(forgetTimeOfRender)
  }
  return renderedAt
}

function forgetTimeOfRender(): void {
  renderedAt = undefined
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
  forgetTimeOfRender()
  for (const listener of listeners) listener()
}
