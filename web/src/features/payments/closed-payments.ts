import { deviceStore } from '#kit/device-store.ts'

const name = 'closedPayments'
const mostKept = 50

/** What was put aside of payments on this device, each in the version that was read. */
export function readClosed(): ReadonlySet<string> {
  return new Set(deviceStore.read(name)?.split(' '))
}

export function noteClosed(key: string): void {
  deviceStore.write(name, [...readClosed(), key].slice(-mostKept).join(' '))
}
