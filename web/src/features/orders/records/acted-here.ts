import { serverNow } from '#kit/device/clock.ts'
import { deviceStore } from '#kit/device/device-store.ts'

const storeKey = 'brigade-acted'

/** Longer than any act takes that can still be undone when its answer arrives. */
const rememberedMs = 60_000

/** Remembers that this device is acting on an order; this survives a reload and is shared with other tabs. */
export function noteActedHere(orderId: number): void {
  const others = acted().filter(([id]) => id !== orderId)
  deviceStore.write(storeKey, JSON.stringify([...others, [orderId, serverNow()]]))
}

/** Returns whether the act was done on this device: the same user may also be signed in on others. */
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
