import { useEffect, useRef } from 'react'
import { isAscii, isWriting, typesText } from '#kit/keys/key-presses.ts'
import { isLatinLetter, keyOfScanner } from '#kit/keys/scanner-keys.ts'

/** In milliseconds. Keys further apart than this are not a scan, however slow the scanner is. (spec 1, §2.6) */
const restMs = 1_000

/** Upper limit of characters on a sticker: everything after the first character too many is dropped. */
const longest = 2_000

/**
 * The scanners that are on, in the order in which they were added: the front one is last, except that those behind all
 * others stay behind.
 */
let listening: readonly symbol[] = []

type ScannerOptions = {
  /** Receives only scans that no other listener on the screen receives. */
  isBehind?: boolean
}

/**
 * Calls `handle` with the text of a scanner when it ends with Enter: also while a list or a button has the focus, but
 * never with text that a person types into a field. The keys still reach other listeners. If several are on, only the
 * latest receives the scan. A scanner types as an English keyboard: if the device uses another layout, or has Caps Lock
 * on, the intended text is reported. (spec 1, §2.6)
 */
export function useScanner(
  handle: (scanned: string) => void,
  isOn: boolean,
  { isBehind = false }: ScannerOptions = {},
): void {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  useEffect(() => {
    if (!isOn) return undefined
    const own = Symbol('scanner')
    listening = isBehind ? [own, ...listening] : [...listening, own]
    let typed = ''
    let meant = ''
    let isOtherLayout = false
    let rest: ReturnType<typeof setTimeout> | undefined

    function forget(): void {
      clearTimeout(rest)
      typed = ''
      meant = ''
      isOtherLayout = false
    }

    function watch(event: KeyboardEvent): void {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (listening.at(-1) !== own || isWriting(target) || ctrlKey || metaKey || altKey) return forget()
      if (key === 'Enter') {
        const scanned = isOtherLayout ? meant : typed
        forget()
        if (scanned !== '') latest.current(scanned)
        return
      }
      if (!typesText(event)) return
      clearTimeout(rest)
      rest = setTimeout(forget, restMs)
      if (typed.length > longest) return
      const pressed = keyOfScanner(event)
      // Links and serials never have such a sign: on a German keyboard the hyphen's key types one.
      isOtherLayout ||= pressed !== undefined && !isAscii(key)
      typed += isLatinLetter(key) && event.getModifierState('CapsLock') ? pressedCase(event) : key
      meant += pressed ?? key
    }

    addEventListener('keydown', watch, { capture: true })
    return () => {
      removeEventListener('keydown', watch, { capture: true })
      listening = listening.filter((other) => other !== own)
      forget()
    }
  }, [isOn, isBehind])
}

/** Returns the letter as it is without Caps Lock. */
function pressedCase({ key, shiftKey }: KeyboardEvent): string {
  return shiftKey ? key.toUpperCase() : key.toLowerCase()
}
