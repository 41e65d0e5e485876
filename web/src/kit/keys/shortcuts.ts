import { useEffect, useRef, useSyncExternalStore } from 'react'
import { deviceStore } from '#kit/device/device-store.ts'
import { isAscii, isQuestionMark, isWriting } from '#kit/keys/key-presses.ts'
// It receives each key first, and consumes the keys of a scan.
import { isAmidKeys } from '#kit/keys/scan-guard.ts'
import { createStore, useStore } from '#kit/device/store.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

export type Shortcut = { keys: string; labelKey: PlainKey }

/**
 * The keys of a shortcut. Acts need Alt: scanners type plain letters, and some type Ctrl with a letter for the signs
 * that end a scan. Ctrl+K, on Apple's devices Command+K, only opens the search, from fields too, and not right after text.
 */
export type ShortcutKeys = '?' | typeof searchKeys | `Alt+${'A' | 'J' | 'K' | 'N' | 'P' | 'Q' | 'U'}`

const searchKeys = 'Ctrl+K'

type Registered = Shortcut & { handle?: () => void }

const switchKey = 'brigade-shortcuts'
const shortcuts = createStore<readonly Registered[]>([])
const isOn = createStore(deviceStore.read(switchKey) !== 'off')

export function useShortcuts(): readonly Shortcut[] {
  return useStore(shortcuts)
}

/** Returns whether the shortcuts are on for this device, and a function that switches them. */
export function useShortcutSwitch(): [boolean, (next: boolean) => void] {
  return [useStore(isOn), switchShortcuts]
}

/** Binds `keys` to the handler while the component is shown, unless the person is typing. */
export function useShortcut(keys: ShortcutKeys, labelKey: PlainKey, handler: () => void): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => register({ keys, labelKey, handle: () => latest.current() }), [keys, labelKey])
}

/** Lists these keys in the dialog of shortcuts while the component is shown; the component handles them itself. */
export function useNamedKeys(keys: string, labelKey: PlainKey): void {
  useEffect(() => register({ keys, labelKey }), [keys, labelKey])
}

/** Returns the keys for `aria-keyshortcuts`; undefined while they are not bound. */
export function useKeysHint(keys: ShortcutKeys): ShortcutKeys | undefined {
  const isThere = useSyncExternalStore(shortcuts.subscribe, () => find(keys) !== undefined)
  return useStore(isOn) && isThere ? keys : undefined
}

addEventListener(
  'keydown',
  (event) => {
    if (!isOn.get() || event.defaultPrevented || event.repeat || hasDialog()) return
    const keys = shortcutOf(event)
    if (keys !== searchKeys && isWriting(event.target)) return
    const found = keys === undefined ? undefined : find(keys)
    if (!found?.handle) return
    event.preventDefault()
    if (keys !== searchKeys || !isAmidKeys(event.timeStamp)) found.handle()
  },
  { capture: true },
)

/**
 * Returns the shortcut that was pressed, regardless of Caps Lock. On a Latin layout the letter counts; on any other
 * (Arabic), and if Alt types a sign of its own (macOS), the key's place counts.
 */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event
  // Ctrl and Alt together are AltGr.
  if (ctrlKey || metaKey) return isSearch(event) ? searchKeys : undefined
  if (!altKey) return isQuestionMark(event) ? '?' : undefined
  // Alt and Shift change the keyboard's language on Windows.
  if (shiftKey) return undefined
  const isPlain = key.length === 1 && isAscii(key)
  const letter = isPlain ? key : /^Key([A-Z])$/.exec(code)?.[1]
  return letter && `Alt+${letter.toUpperCase()}`
}

function isSearch({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isAlone = !altKey && !shiftKey && ctrlKey !== metaKey && metaKey === isApple()
  return isAlone && (isAscii(key) ? key.toLowerCase() === 'k' : code === 'KeyK')
}

/** Returns true on devices that call Alt Option. */
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

/** Returns true while a dialog is open: it has the keyboard to itself. */
export function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}
