import { isPress, isQuestionMark, isWriting, swallow, typesText } from '#kit/keys/key-presses.ts'
import { keyOfScanner } from '#kit/keys/scanner-keys.ts'

/**
 * In milliseconds. A scanner types a key a second at its slowest (spec 1, §2.6), and a busy device reports keys late.
 */
export const quietMs = 1_250

/** Number of keys in rapid succession that a hand can't type. */
const scanLength = 10
const quickMs = 60

export type TypedKey = {
  key: string
  /** The text that the key types on an English keyboard. */
  meant?: string
  /** The target of the key: an open field accepts an Enter whatever was typed before it. */
  into: 'field' | 'openField' | 'elsewhere'
  /** By the clock of the events, in milliseconds. */
  at: number
}

/** Keys that were typed one after the other without a pause. */
type Row = { typed: string; meant: string; quick: number; isScan: boolean; at: number }

/**
 * Returns a function that decides for each key whether it may act. A scanner ends with Enter, or with two, and the
 * focus may be anywhere: outside of fields Enter, the space and the question mark do nothing until no key was typed for
 * a while. In a field Enter saves no form if an address was typed there, or more than ten keys faster than a hand
 * types, or if the row began outside of it.
 */
export function createScanGuard(): (typed: TypedKey) => boolean {
  let row: Row = emptyRow(-Infinity)
  return function mayAct({ key, meant = key, into, at }) {
    const isNew = at - row.at > quietMs
    // Some scanners type a Tab before their Enter.
    if (!isNew && key === 'Tab' && endsScan(row)) row = { ...row, isScan: true, at }
    else if (isNew || (isOfAHand(key) && !row.isScan)) row = emptyRow(-Infinity)
    const isQuick = at - row.at < quickMs
    if (into === 'elsewhere' ? isPress({ key }) || key === '?' : key === 'Enter') {
      const isHeld = into === 'elsewhere' ? row.at !== -Infinity : into === 'field' && endsScan(row)
      if (isHeld) row = { ...row, isScan: true, at }
      else row = emptyRow(into === 'elsewhere' ? -Infinity : at)
      return !isHeld
    }
    if (!typesText({ key })) return true
    row = {
      typed: row.typed + key,
      meant: row.meant + meant,
      quick: isQuick ? row.quick + 1 : 1,
      isScan: row.isScan || into === 'elsewhere',
      at,
    }
    return true
  }
}

/** Returns true for a key by which a person leaves a field: they press the next key on purpose. */
function isOfAHand(key: string): boolean {
  return key === 'Tab' || key === 'Escape' || key.startsWith('Arrow')
}

function emptyRow(at: number): Row {
  return { typed: '', meant: '', quick: 0, isScan: false, at }
}

function endsScan({ typed, meant, quick, isScan }: Row): boolean {
  return isScan || quick > scanLength || [typed, meant].some((text) => text.includes('://'))
}

const mayAct = createScanGuard()
let isSpaceSwallowed = false
let lastTypedAt = -Infinity

/**
 * In milliseconds. A scanner types Ctrl with a letter right after the text before it. A person who typed moves the hand
 * to Ctrl first.
 */
const ctrlAfterTextMs = 300

/** Returns true if text was typed just before, anywhere: Ctrl with a letter at this instant may belong to a scan. */
export function isAmidKeys(at: number): boolean {
  return at - lastTypedAt <= ctrlAfterTextMs
}

addEventListener(
  'keydown',
  (event) => {
    const { target, timeStamp } = event
    const key = isQuestionMark(event) ? '?' : event.key
    if (isCombination(event)) return
    if (typesText(event)) lastTypedAt = timeStamp
    // A closed list would treat each letter as the beginning of a choice.
    if (target instanceof HTMLSelectElement && typesText(event) && !isPress(event)) event.preventDefault()
    const isHeld = !mayAct({ key, meant: keyOfScanner(event), into: placeOf(target), at: timeStamp })
    isSpaceSwallowed = isHeld && key === ' '
    if (isHeld) swallow(event)
  },
  { capture: true },
)

// Some browsers press a button by the space only when it is released.
addEventListener('keyup', (event) => event.key === ' ' && isSpaceSwallowed && swallow(event), { capture: true })

/** Returns true for Ctrl or Alt with a letter, which types nothing. */
function isCombination(event: KeyboardEvent): boolean {
  return !isPress(event) && (event.ctrlKey || event.altKey || event.metaKey)
}

/**
 * Returns the kind of place in which keys are typed. A password manager types as quickly as a scanner, a field for
 * scans (`data-takes-scans`) accepts them, and in a text of several lines Enter begins the next.
 */
function placeOf(target: EventTarget | null): TypedKey['into'] {
  if (!isWriting(target)) return 'elsewhere'
  const isOpen = !(target instanceof HTMLInputElement) || target.type === 'password' || 'takesScans' in target.dataset
  return isOpen ? 'openField' : 'field'
}
