import { deviceStore } from '#kit/device/device-store.ts'
import { pinLength } from '@brigade/domain/pins/pins.limits.ts'

const keyOf = (userId: number) => `brigade-pin-length-${userId}`

/** Returns how many digits the PIN had with which this person signed in on this device last; null if that is unknown. */
export function knownLength(userId: number): number | null {
  const length = Number(deviceStore.read(keyOf(userId)))
  return length >= pinLength.least && length <= pinLength.most ? length : null
}

/** Stores the length of a PIN that was right; null forgets it, because the PIN may have been changed. */
export function noteLength(userId: number, length: number | null): void {
  deviceStore.write(keyOf(userId), length === null ? null : String(length))
}
