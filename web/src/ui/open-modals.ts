import { createStore, useStore } from '#kit/store.ts'

const open = createStore<readonly HTMLElement[]>([])

/** Makes known that a modal was opened above all others; the answer takes it back. */
export function joinOpenModals(element: HTMLElement): () => void {
  open.set([...open.get(), element])
  return () => open.set(open.get().filter((other) => other !== element))
}

/** The modal above all others. Only what stands in it can be seen, pressed and heard; null while there is none. */
export function useTopModal(): HTMLElement | null {
  return useStore(open).at(-1) ?? null
}
