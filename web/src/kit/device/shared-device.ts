import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { deviceStore } from '#kit/device/device-store.ts'
import { createStore, useStore } from '#kit/device/store.ts'

/** This device, if a venue shares it: several people change on it by their PINs. */
export type StoredDevice = {
  token: string
  restaurantId: number
  name: string
  /** The minutes without a touch after which it asks again who is there; null for never. */
  lockAfterMinutes: number | null
}

const deviceKey = 'brigade-shared-device'

export const sharedDevice = createStore<StoredDevice | null>(readStored())

export function useSharedDevice(): StoredDevice | null {
  return useStore(sharedDevice)
}

/** Stores that this device is shared, or with null that it no longer is. */
export function keepSharedDevice(device: StoredDevice | null): void {
  deviceStore.write(deviceKey, device && JSON.stringify(device))
  sharedDevice.set(device)
}

// Another tab shares the device, or learns that it was removed.
addEventListener('storage', ({ key }) => key === deviceKey && sharedDevice.set(readStored()))

function readStored(): StoredDevice | null {
  const text = deviceStore.read(deviceKey)
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    if (!hasFields(stored)) return null
    const { token, restaurantId, name, lockAfterMinutes } = stored
    if (typeof token !== 'string' || typeof restaurantId !== 'number' || typeof name !== 'string') return null
    return {
      token,
      restaurantId,
      name,
      lockAfterMinutes: typeof lockAfterMinutes === 'number' ? lockAfterMinutes : null,
    }
  } catch {
    return null
  }
}
