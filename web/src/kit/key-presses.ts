/** Keys closer to each other than this are typed by a scanner, or by somebody who writes: none of them is a shortcut. */
export const burstMs = 60

/** A busy machine lets a scan stumble: what follows a burst so soon belongs to it. */
const scanRestMs = 500

/** When the last key came, and when the last that followed another as closely as none by hand; in milliseconds of the events' clock. */
export type TypedAt = { keyAt: number; burstAt: number }

/** Whether a key that comes now belongs to what a scanner types. */
export function isInScan({ keyAt, burstAt }: TypedAt, now: number): boolean {
  return now - keyAt < burstMs || now - burstAt < scanRestMs
}

/** So many keys in one burst are typed by no hand. */
const scanLength = 10

/** Keys that are further from each other than this are no scan, however slow the scanner is or the line between it and the device. (spec 1, §2.6) */
export const restMs = 1_000

/** Shortcuts that somebody presses one after the other are fewer than the letters of a link or a serial. */
const kindsInScan = 6

let burstLength = 0
/** What was typed into nothing, one key after the other. */
let row = { length: 0, kinds: new Set<string>() }
let lastTypedAt = -Infinity
let lastBurstAt = -Infinity
let slowScanEndedAt = -Infinity
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Tells of each key that stands alone: none came just before it, and none follows. Returns how to stop. A scanner ends with
 * Enter, which must not press whatever has the focus, nor save the form of the field that it has typed into.
 */
export function onLoneKey(handle: (event: KeyboardEvent) => (() => void) | undefined): () => void {
  const watch = (event: KeyboardEvent) => {
    // No scanner presses arrows: a hand that moves a row by them is as quick as it likes.
    if (isArrow(event)) lastTypedAt = lastBurstAt = slowScanEndedAt = -Infinity
    if (!isTyped(event)) return
    clearTimeout(waiting)
    const isQuick = event.timeStamp - lastTypedAt < burstMs
    burstLength = isQuick ? burstLength + 1 : 1
    const isBurst = isQuick || event.timeStamp - lastBurstAt < scanRestMs
    const endsSlowScan = isEndOfSlowScan(event)
    lastTypedAt = event.timeStamp
    // Who writes quickly into a field may press Enter on the next button at once.
    if (isQuick && !isWriting(event.target)) lastBurstAt = event.timeStamp
    if (isBurst || endsSlowScan) return isPress(event) && !isMeant(event) ? swallow(event) : undefined
    const act = handle(event)
    if (!act) return
    event.preventDefault()
    waiting = setTimeout(act, burstMs)
  }
  addEventListener('keydown', watch, { capture: true })
  return () => removeEventListener('keydown', watch, { capture: true })
}

/** Nobody types a link where it is written nowhere, nor presses something right after it. Some scanners end with two Enters. */
function isEndOfSlowScan({ key, target, timeStamp }: KeyboardEvent): boolean {
  const { length, kinds } = timeStamp - lastTypedAt < restMs ? row : { length: 0, kinds: new Set<string>() }
  const isTypedNowhere = key !== 'Enter' && !isWriting(target)
  row = isTypedNowhere ? { length: length + 1, kinds: kinds.add(key) } : { length: 0, kinds: new Set() }
  if (key !== 'Enter') return false
  if (length > scanLength && kinds.size >= kindsInScan) slowScanEndedAt = timeStamp
  return timeStamp - slowScanEndedAt < restMs
}

/**
 * What was pressed, whatever the layout and Caps Lock: `a`, `Shift+A`, `/`. A Latin layout is taken at its word; on any other
 * (Arabic) the key's place counts.
 */
export function nameOfKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const letter = /^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shiftKey ? `Shift+${letter.toUpperCase()}` : letter.toLowerCase()
  if (code === 'Slash' && !isAscii(key)) return shiftKey ? '?' : '/'
  return key
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/**
 * Somebody who writes means Enter and the space, and so does a keeper of passwords that types them; a scanner means neither, but in a field that
 * is there for it (`data-takes-scans`).
 */
function isMeant({ key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement && (target.type === 'password' || 'takesScans' in target.dataset)) return true
  return isWriting(target) && !(key === 'Enter' && burstLength > scanLength)
}

/** Shift and arrows type nothing, and have English names; on an Arabic keyboard one key types two letters. */
export function typesText({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key.length === 1 || !isAscii(key)
}

/** Tab only moves the focus. */
function isTyped(event: KeyboardEvent): boolean {
  return typesText(event) || event.key === 'Enter'
}

function isArrow({ key }: KeyboardEvent): boolean {
  return key.startsWith('Arrow')
}

export function isPress({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' '
}

export function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

export function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text)
}
