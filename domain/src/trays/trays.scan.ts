const serialLength = 13

/** What a scanner reads of a sticker is no longer than this, in characters. */
export const scanLengthAtMost = 2_000

/**
 * The serial in what was scanned: the last 13 characters of a web link; null for everything else, which is no sticker of a tray. Takes time
 * that grows with the length alone. (spec 1, §2.6)
 */
export function serialOfScan(scanned: string): string | null {
  if (scanned.length > scanLengthAtMost) return null
  const link = /^https?:\/\/(\S+)$/i.exec(scanned.trim())?.[1]
  if (link === undefined || link.length <= serialLength) return null
  const serial = link.slice(-serialLength)
  return isSerial(serial) ? serial : null
}

/** Whether this is what identifies a tray: 13 letters, digits, `-` or `_`. */
export function isSerial(text: string): boolean {
  return text.length === serialLength && /^[\w-]+$/.test(text)
}

/** A serial as serials are compared: those that differ in capitals alone are of one tray. */
export function comparedSerial(serial: string): string {
  return serial.toLowerCase()
}

/** Whether two serials are of one tray. */
export function isSameSerial(one: string, other: string): boolean {
  return comparedSerial(one) === comparedSerial(other)
}

/** Where the code of a sticker leads, from the root of the server: who reads it with the camera of a phone and is signed in sees where the tray is. */
export function trayPath(serial: string): string {
  return `/tray/${serial}`
}

/** What people are shown of a serial: its last four characters. (spec 1, §2.6) */
export function shortSerial(serial: string): string {
  return serial.slice(-4)
}
