import { useEffect, useRef } from 'react'
import { isWriting } from '#kit/key-presses.ts'

/** Keys that are further from the last one than this belong to no scan. (spec 1, §2.6) */
const restMs = 1_000

/** More than this, in characters, no sticker says: what comes after the first character too many is dropped. */
const longest = 2_000

/** Those that are on, in the order in which they came: what stands in front came last. */
let listening: readonly symbol[] = []

/**
 * Tells what a scanner has typed when it ends with Enter: also while a list or a button has the focus, but never what somebody types into a
 * field. The keys go on to whatever else hears them. Of several that are on, the one that came last hears alone. (spec 1, §2.6)
 */
export function useScanner(handle: (scanned: string) => void, isOn: boolean): void {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  useEffect(() => {
    if (!isOn) return undefined
    const own = Symbol('scanner')
    listening = [...listening, own]
    let typed = ''
    let rest: ReturnType<typeof setTimeout> | undefined

    function forget(): void {
      clearTimeout(rest)
      typed = ''
    }

    function watch({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
      if (listening.at(-1) !== own || isWriting(target) || ctrlKey || metaKey || altKey) return forget()
      if (key === 'Enter') {
        const scanned = typed
        forget()
        if (scanned !== '') latest.current(scanned)
        return
      }
      if (key.length !== 1) return
      clearTimeout(rest)
      rest = setTimeout(forget, restMs)
      if (typed.length <= longest) typed += key
    }

    addEventListener('keydown', watch, { capture: true })
    return () => {
      removeEventListener('keydown', watch, { capture: true })
      listening = listening.filter((other) => other !== own)
      forget()
    }
  }, [isOn])
}
