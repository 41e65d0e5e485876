import { useEffect, useRef } from 'react'
import { createStore, useStore } from '#kit/store.ts'

export type Shortcut = { keys: string; labelKey: string }

type Registered = Shortcut & { handle: () => void }

const shortcuts = createStore<readonly Registered[]>([])

export function useShortcuts(): readonly Shortcut[] {
  return useStore(shortcuts)
}

/** While the component is shown, `keys` (such as `n`, `?` or `Shift+A`) does this, unless somebody is typing. */
export function useShortcut(keys: string, labelKey: string, handler: () => void): void {
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

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
  // A dialog has the keyboard to itself.
  if (document.querySelector('dialog[open]')) return
  const pressed = event.shiftKey && /^[a-z]$/i.test(event.key) ? `Shift+${event.key.toUpperCase()}` : event.key
  const shortcut = shortcuts.get().findLast(({ keys }) => keys === pressed)
  if (!shortcut) return
  event.preventDefault()
  shortcut.handle()
})

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
