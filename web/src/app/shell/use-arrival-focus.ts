import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** A screen that is not there after so long is not waited for. */
const longestWaitMs = 10_000

/**
 * Takes the keyboard along to another screen: to its heading, by which screen readers tell where somebody is, or on the way back
 * to the link that they had followed from there. What they do themselves meanwhile counts more.
 */
export function useArrivalFocus(): void {
  const { pathname } = useLocation()
  const isWayBack = useNavigationType() === NavigationType.Pop
  const last = useRef(pathname)

  useEffect(() => {
    const from = last.current
    last.current = pathname
    const content = document.querySelector<HTMLElement>('#content')
    return from === pathname || !content ? undefined : focusWhenThere(content, isWayBack ? from : null)
  }, [pathname, isWayBack])
}

/** What is fetched late may replace the heading that stood there first. */
function focusWhenThere(content: HTMLElement, cameFrom: string | null): () => void {
  const observer = new MutationObserver(focus)
  const timer = setTimeout(stop, longestWaitMs)
  observer.observe(content, { childList: true, subtree: true })
  addEventListener('keydown', stop, { capture: true })
  addEventListener('pointerdown', stop, { capture: true })
  addEventListener('focusin', handleFocus)
  focus()
  return stop

  function focus(): void {
    const link = cameFrom && content.querySelector<HTMLElement>(`a[href="${CSS.escape(cameFrom)}"]`)
    if (link) {
      link.focus()
      return stop()
    }
    const heading = content.querySelector('h1')
    if (!heading || heading === document.activeElement) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', stop, { capture: true })
    removeEventListener('pointerdown', stop, { capture: true })
    removeEventListener('focusin', handleFocus)
  }

  /** Screen readers move the focus without a key or a pointer that a page hears of. */
  function handleFocus({ target }: FocusEvent): void {
    if (target instanceof HTMLElement && content.contains(target) && target.tagName !== 'H1') stop()
  }
}
