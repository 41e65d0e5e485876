import { createStore, useStore } from '#kit/device/store.ts'

type OpenModal = {
  element: HTMLElement
  /** The words for the page beneath: the kind of the modal, and `full` if it covers the window. */
  marks: readonly string[]
}

const open = createStore<readonly OpenModal[]>([])

/** Registers a modal above all others; the returned function removes it. */
export function joinOpenModals(modal: OpenModal): () => void {
  set([...open.get(), modal])
  return () => set(open.get().filter((other) => other !== modal))
}

/**
 * Returns the modal above all others, the only one that can be seen, pressed and read aloud; null while there is none.
 */
export function useTopModal(): HTMLElement | null {
  return useStore(open).at(-1)?.element ?? null
}

/**
 * Marks the page beneath, too. With `html:has()`, browsers would compute its styles again with each element that any
 * screen adds.
 */
function set(modals: readonly OpenModal[]): void {
  open.set(modals)
  const { dataset } = document.documentElement
  if (modals.length === 0) delete dataset.modal
  else dataset.modal = [...new Set(modals.flatMap(({ marks }) => marks))].join(' ')
}
