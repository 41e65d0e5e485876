import { type RefObject, useEffect } from 'react'

export type Unfolded = { isOpen: boolean; close: () => void }

/** Closes by Escape what a button in `place` has unfolded, and returns the focus to the button (`aria-expanded`). */
export function useClosingByEscape(place: RefObject<HTMLElement | null>, { isOpen, close }: Unfolded): void {
  useEffect(() => {
    if (!isOpen) return
    // Not by the Escape that closes a dialog.
    const closeByEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || (target instanceof Element && target.closest('dialog'))) return
      close()
      place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [place, isOpen, close])
}
