import { plainText } from '../kit/plain-text.ts'
import { westernDigits } from '../kit/read-number.ts'

/** The number of characters of a serial. */
export const serialLength = 13

/** The longest text that a scanner reads of a sticker, in characters. */
export const scanLengthAtMost = 2_000

/**
 * Returns the serial of a scanned text: the last 13 characters of a web link; null for anything else, which is not a
 * tray sticker. The time grows linearly with the length. (spec 1, §2.6)
 */
export function serialOfScan(scanned: string): string | null {
  if (scanned.length > scanLengthAtMost) return null
  const link = /^https?:\/\/(\S+)$/i.exec(scanned.trim())?.[1]
  if (link === undefined || link.length <= serialLength) return null
  const serial = link.slice(-serialLength)
  return isSerial(serial) ? serial : null
}

/**
 * Returns the serial of a typed or pasted text: the serial itself or a link that ends in it, with any digits and
 * dashes, with text around it, with line breaks or invisible marks. Null if there is none, or more than one.
 */
export function serialOfTyped(typed: string): string | null {
  if (typed.length > scanLengthAtMost) return null
  // A single-line field replaces line breaks of a text by spaces.
  for (const text of [typed, typed.replaceAll(/\s+/g, '')]) {
    const plain = plainSerial(text)
    if (isSerial(plain)) return plain
    const found = new Set(plain.split(' ').flatMap((word) => serialOfWord(word) ?? []))
    if (found.size > 0) return found.size === 1 ? [...found][0]! : null
  }
  return null
}

function serialOfWord(word: string): string | null {
  const text = word.replace(marksAtEnd, '')
  if (isSerial(text)) return /\d/.test(text) ? text : null
  const serial = text
    .replace(/^.*https?:\/\//i, '')
    .replace(/^[^/?#]*/, '')
    .slice(1)
    .slice(-serialLength)
  return isSerial(serial) ? serial : null
}

/**
 * Returns the end of a serial as it is printed, shown or typed: `…-020`, `Tray …-020`, `020`. Null if the text can't be
 * one.
 */
export function endOfSerial(typed: string): string | null {
  if (typed.length > scanLengthAtMost) return null
  return /^(?:.*(?:…|\.{3}) ?)?([\w-]{1,12})$/.exec(plainSerial(typed))?.[1] ?? null
}

/** The marks that may follow a link without being part of it. */
const marksAtEnd = /[/.,;:!?)\]>"'»،؛]{1,9}$/

/** Normalises a serial: Western digits, only the dash that serials have, no invisible characters. */
function plainSerial(text: string): string {
  return westernDigits(plainText(text)).replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
}

/** Returns whether this is a tray's serial: 13 letters, digits, `-` or `_`. */
export function isSerial(text: string): boolean {
  return text.length === serialLength && /^[\w-]+$/.test(text)
}

/** Returns a serial for comparisons: serials that differ only in capitals belong to one tray. */
export function comparedSerial(serial: string): string {
  return serial.toLowerCase()
}

/** Returns whether two serials belong to one tray. */
export function isSameSerial(one: string, other: string): boolean {
  return comparedSerial(one) === comparedSerial(other)
}

/**
 * Returns the path in the QR code of a sticker, relative to the server's root: a signed-in person who scans it with a
 * phone's camera sees where the tray is.
 */
export function trayPath(serial: string): string {
  return `/tray/${serial}`
}

/** Returns the part of a serial that people see: its last four characters. (spec 1, §2.6) */
export function shortSerial(serial: string): string {
  return serial.slice(-4)
}
