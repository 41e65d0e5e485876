import { createStore, useStore } from '#kit/device/store.ts'

const open = createStore<readonly HTMLElement[]>([])

/** Registers a modal above all others; the returned function removes it. */
export function joinOpenModals(element: HTMLElement): () => void {
  set([...open.get(), element])
  return () => set(open.get().filter((other) => other !== element))
}

/**
 * Returns the modal above all others, the only one that can be seen, pressed and read aloud; null while there is none.
 */
export function useTopModal(): HTMLElement | null {
  return useStore(open).at(-1) ?? null
}

/**
 * Marks the page beneath, too, with the kinds and widths of its modals. With `html:has()`, browsers would compute its
 * styles again with each element that any screen adds.
 */
function set(modals: readonly HTMLElement[]): void {
  open.set(modals)
  const { dataset } = document.documentElement
  if (modals.length === 0) delete dataset.modal
  else dataset.modal = modals.map((modal) => `${modal.dataset.kind} ${modal.dataset.width ?? ''}`).join(' ')
}
