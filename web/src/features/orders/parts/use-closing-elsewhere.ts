import { type RefObject, useEffect } from 'react'

type Unfolded = { isOpen: boolean; close: () => void }

/**
 * Closes what a button has unfolded: by a press or the focus outside `place`, and by Escape, which returns the focus to
 * the button (`aria-expanded`).
 */
export function useClosingElsewhere(place: RefObject<HTMLElement | null>, { isOpen, close }: Unfolded): void {
  useEffect(() => {
    if (!isOpen) return
    // Not by a dialog that an act has opened: it returns the focus to its opener.
    const closeElsewhere = ({ target }: Event) => {
      if (!(target instanceof Element) || place.current?.contains(target) || target.closest('dialog')) return
      close()
    }
    const closeByEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || (target instanceof Element && target.closest('dialog'))) return
      close()
      place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('focusin', closeElsewhere)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('focusin', closeElsewhere)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [place, isOpen, close])
}
