import { useEffect, useRef } from 'react'
import { deviceStore } from '#kit/device-store.ts'
import { isWriting, nameOfKey, onLoneKey } from '#kit/key-presses.ts'
import { createStore, useStore } from '#kit/store.ts'
import type { PlainKey } from '#kit/word-keys.ts'

export type Shortcut = { keys: string; labelKey: PlainKey }

type Registered = Shortcut & { handle: () => void }

const switchKey = 'brigade-shortcuts'
const shortcuts = createStore<readonly Registered[]>([])
const isOn = createStore(deviceStore.read(switchKey) !== 'off')

export function useShortcuts(): readonly Shortcut[] {
  return useStore(shortcuts)
}

/** Whether single keys do something on this device, and how to switch that. (WCAG 2.1.4) */
export function useShortcutSwitch(): [boolean, (next: boolean) => void] {
  return [useStore(isOn), switchShortcuts]
}

/**
 * While the component is shown, `keys` (such as `n`, `?` or `Shift+A`) does this, unless somebody is typing or a scanner
 * is.
 */
export function useShortcut(keys: string, labelKey: PlainKey, handler: () => void): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const registered: Registered = { keys, labelKey, handle: () => latest.current() }
    shortcuts.set([...shortcuts.get(), registered])
    return () => shortcuts.set(shortcuts.get().filter((candidate) => candidate !== registered))
  }, [keys, labelKey])
}

onLoneKey((event) => {
  if (!isOn.get() || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isWriting(event.target)) return
  const name = nameOfKey(event)
  const find = () => (hasDialog() ? undefined : shortcuts.get().findLast(({ keys }) => keys === name))
  // What is shown may have changed by the time that the key is known to stand alone.
  return find() && (() => find()?.handle())
})

function switchShortcuts(next: boolean): void {
  isOn.set(next)
  deviceStore.write(switchKey, next ? null : 'off')
}

/** A dialog has the keyboard to itself. */
function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}
