import { serverNow } from '#kit/clock.ts'
import { deviceStore } from '#kit/device-store.ts'

const storeKey = 'brigade-acted'

/** Longer than any act takes that can still be taken back when its answer is known. */
const rememberedMs = 60_000

/** Remembers that something is being done to an order from this device, over a reload and for other tabs too. */
export function noteActedHere(orderId: number): void {
  const others = acted().filter(([id]) => id !== orderId)
  deviceStore.write(storeKey, JSON.stringify([...others, [orderId, serverNow()]]))
}

/** Whether it was done from this device: another may have the same person signed in, and nobody there did anything. */
export function isActedHere(orderId: number): boolean {
  return acted().some(([id]) => id === orderId)
}

function acted(): [orderId: number, at: number][] {
  const since = serverNow() - rememberedMs
  try {
    // Only this file writes it.
    const known: [number, number][] = JSON.parse(deviceStore.read(storeKey) ?? '[]')
    return known.filter(([, at]) => at > since)
  } catch {
    return []
  }
}
