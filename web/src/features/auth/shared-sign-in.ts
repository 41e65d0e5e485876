import { sharedDevice } from '#kit/device/shared-device.ts'

/**
 * Returns whether a shared device asks who is there, instead of for a password. It comes back for people without a PIN.
 */
export function asksWhoIsThere(search: URLSearchParams): boolean {
  return Boolean(sharedDevice.get()) && !search.has('password')
}
