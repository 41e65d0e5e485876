import { useEffect, useRef } from 'react'
import { isAscii, isWriting, typesText } from '#kit/key-presses.ts'
import { isLatinLetter, keyOfScanner } from '#kit/scanner-keys.ts'

/** Keys further apart than this are no scan, however slow the scanner is. (spec 1, §2.6) */
const restMs = 1_000

/** More than this, in characters, no sticker says: what comes after the first character too many is dropped. */
const longest = 2_000

/** Those that are on, in the order in which they came: what stands in front came last, but for those that stay behind all others. */
let listening: readonly symbol[] = []

type ScannerOptions = {
  /** Hears only what nobody else on the screen does. */
  isBehind?: boolean
}

/**
 * Tells what a scanner has typed when it ends with Enter: also while a list or a button has the focus, but never what somebody types into a
 * field. The keys go on to whatever else hears them. Of several that are on, the one that came last hears alone. A scanner has the keys of
 * an English keyboard: where the device takes it for another one, or has Caps Lock on, what it meant is told. (spec 1, §2.6)
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
      // No link or serial has such a sign: on a German keyboard the hyphen's key types one.
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

/** The letter as it is without Caps Lock. */
function pressedCase({ key, shiftKey }: KeyboardEvent): string {
  return shiftKey ? key.toUpperCase() : key.toLowerCase()
}
