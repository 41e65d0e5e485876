import { createStore, useStore } from '#kit/device/store.ts'

const open = createStore<readonly HTMLElement[]>([])

/** Registers a modal above all others; the returned function removes it. */
export function joinOpenModals(element: HTMLElement): () => void {
  open.set([...open.get(), element])
  return () => open.set(open.get().filter((other) => other !== element))
}

/**
 * Returns the modal above all others, the only one that can be seen, pressed and read aloud; null while there is none.
 */
export function useTopModal(): HTMLElement | null {
  return useStore(open).at(-1) ?? null
}
