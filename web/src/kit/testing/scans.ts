import { createEvent, fireEvent } from '@testing-library/react'

const hosts = [
  'https://t.example/',
  'https://trays.example/t/',
  'HTTPS://BRIGADE.EXAMPLE/',
  'http://www.hotel.example/q?c=',
  '',
]
const serials = [
  'HARBOUR-1-001',
  'aAjJkKnNqQuU?',
  '4a7c9da1njk?A',
  'room 12/a?b=c',
  '0123456789012',
  'u?23a&k=n#jA',
  'table_7~Au~23',
  'zZyYxXwWvVtTs',
]

/** Texts of stickers: they contain every shortcut's letter in both cases, the question mark and the space. */
export const addresses = hosts.flatMap((host) => serials.map((serial) => host + serial))

/** Milliseconds between two keys. */
export const paces = [5, 60, 100, 400, 1_000]

export const endings = [['Enter'], ['Enter', 'Enter'], ['Tab', 'Enter']]

/** In milliseconds. Later than any key of the scan before. */
export const restBetweenScansMs = 5_000

export type Scan = { address: string; paceMs: number; ending: readonly string[] }

/** All combinations of these addresses, paces and endings. */
export const scans: readonly Scan[] = addresses.flatMap((address) =>
  paces.flatMap((paceMs) => endings.map((ending) => ({ address, paceMs, ending }))),
)

let clock = 10_000

/**
 * Types a scan into the element that has the focus at each key, and presses the target of its Enter. Returns how many
 * of its keys might act.
 */
export function typeScan({ address, paceMs, ending }: Scan): number {
  clock += restBetweenScansMs
  let acts = 0
  for (const key of [...address.split(''), ...ending]) {
    clock += paceMs
    // A key for a capital comes after Shift, as from a hand.
    if (/^[A-Z]$/.test(key)) typeKey('Shift', clock)
    if (typeKey(key, clock)) acts += 1
  }
  return acts
}

/** Presses Enter after a rest; returns whether it may act. */
export function pressEnterAfterRest(): boolean {
  clock += restBetweenScansMs
  return typeKey('Enter', clock)
}

/** Returns whether the key may press the focused element, and presses it then. */
function typeKey(key: string, at: number): boolean {
  const target = document.activeElement ?? document.body
  const event = createEvent.keyDown(target, { key, code: codeOf(key), shiftKey: /^[A-Z?]$/.test(key) })
  Object.defineProperty(event, 'timeStamp', { value: at })
  const isLetThrough = fireEvent(target, event)
  const presses = key === 'Enter' || key === ' '
  if (isLetThrough && presses && target.matches('button, a[href], input[type=checkbox], summary'))
    fireEvent.click(target)
  return isLetThrough && presses
}

function codeOf(key: string): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`
  return /^\d$/.test(key) ? `Digit${key}` : ''
}
