import { plainText } from '../kit/plain-text.ts'
import { westernDigits } from '../kit/read-number.ts'

/** A serial has so many characters. */
export const serialLength = 13

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

/**
 * The serial in what somebody typed or pasted: the serial itself or a link that ends in it, in whichever digits and dashes, with a text around
 * it, broken over lines or with marks that nobody sees. Null where there is none, or more than one.
 */
export function serialOfTyped(typed: string): string | null {
  if (typed.length > scanLengthAtMost) return null
  // A field of one line has spaces where a text was broken.
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

/** The end of a serial, as it is printed, shown or typed: `…-020`, `Tray …-020`, `020`. Null for what can be none. */
export function endOfSerial(typed: string): string | null {
  if (typed.length > scanLengthAtMost) return null
  return /^(?:.*(?:…|\.{3}) ?)?([\w-]{1,12})$/.exec(plainSerial(typed))?.[1] ?? null
}

/** What may stand behind a link, and is none of it. */
const marksAtEnd = /[/.,;:!?)\]>"'»،؛]{1,9}$/

/** In Western digits, with the one dash that serials have, without what nobody sees. */
function plainSerial(text: string): string {
  return westernDigits(plainText(text)).replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
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
