import { useEffect, useRef, useSyncExternalStore } from 'react'
import { deviceStore } from '#kit/device-store.ts'
import { isAscii, isQuestionMark, isWriting } from '#kit/key-presses.ts'
// It hears each key first, and takes those of a scan away.
import '#kit/scan-guard.ts'
import { createStore, useStore } from '#kit/store.ts'
import type { PlainKey } from '#kit/word-keys.ts'

export type Shortcut = { keys: string; labelKey: PlainKey }

/** What acts has Alt: scanners type letters alone, and some type Ctrl with a letter for the signs that end a scan. */
export type ShortcutKeys = '?' | `Alt+${'A' | 'J' | 'K' | 'N' | 'Q' | 'U'}`

type Registered = Shortcut & { handle?: () => void }

const switchKey = 'brigade-shortcuts'
const shortcuts = createStore<readonly Registered[]>([])
const isOn = createStore(deviceStore.read(switchKey) !== 'off')

export function useShortcuts(): readonly Shortcut[] {
  return useStore(shortcuts)
}

/** Whether the shortcuts do something on this device, and how to switch that. */
export function useShortcutSwitch(): [boolean, (next: boolean) => void] {
  return [useStore(isOn), switchShortcuts]
}

/** While the component is shown, `keys` does this, unless somebody is typing. */
export function useShortcut(keys: ShortcutKeys, labelKey: PlainKey, handler: () => void): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => register({ keys, labelKey, handle: () => latest.current() }), [keys, labelKey])
}

/** While the component is shown, the dialog of shortcuts names these keys, which the component itself hears. */
export function useNamedKeys(keys: string, labelKey: PlainKey): void {
  useEffect(() => register({ keys, labelKey }), [keys, labelKey])
}

/** For `aria-keyshortcuts` of what the keys press: undefined where they press nothing. */
export function useKeysHint(keys: ShortcutKeys): ShortcutKeys | undefined {
  const isThere = useSyncExternalStore(shortcuts.subscribe, () => find(keys) !== undefined)
  return useStore(isOn) && isThere ? keys : undefined
}

addEventListener(
  'keydown',
  (event) => {
    if (!isOn.get() || event.defaultPrevented || event.repeat || isWriting(event.target) || hasDialog()) return
    const keys = shortcutOf(event)
    const found = keys === undefined ? undefined : find(keys)
    if (!found?.handle) return
    event.preventDefault()
    found.handle()
  },
  { capture: true },
)

/**
 * The shortcut that was pressed, whatever Caps Lock says. A Latin layout is taken at its word; on any other (Arabic), and where Alt types a sign of
 * its own (macOS), the key's place counts.
 */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event
  // Ctrl and Alt together are AltGr.
  if (ctrlKey || metaKey) return undefined
  if (!altKey) return isQuestionMark(event) ? '?' : undefined
  // Alt and Shift change the keyboard's language on Windows.
  if (shiftKey) return undefined
  const isPlain = key.length === 1 && isAscii(key)
  const letter = isPlain ? key : /^Key([A-Z])$/.exec(code)?.[1]
  return letter && `Alt+${letter.toUpperCase()}`
}

/** Where Alt is called Option. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform)
}

function register(shortcut: Registered): () => void {
  shortcuts.set([...shortcuts.get(), shortcut])
  return () => shortcuts.set(shortcuts.get().filter((candidate) => candidate !== shortcut))
}

function find(keys: string): Registered | undefined {
  return shortcuts.get().findLast((candidate) => candidate.keys === keys)
}

function switchShortcuts(next: boolean): void {
  isOn.set(next)
  deviceStore.write(switchKey, next ? null : 'off')
}

/** A dialog has the keyboard to itself. */
function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}
