import { deviceStore } from '#kit/device/device-store.ts'

const name = 'closedPayments'
const mostKept = 50

/** Returns the payments that were dismissed on this device, each in the version that was read. */
export function readClosedPayments(): ReadonlySet<string> {
  return new Set(deviceStore.read(name)?.split(' '))
}

export function noteClosedPayment(key: string): void {
  deviceStore.write(name, [...readClosedPayments(), key].slice(-mostKept).join(' '))
}
