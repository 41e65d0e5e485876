import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many of a wrapping list's parts stand in its first line: all of them where nothing wraps. */
export function useFirstLine(list: RefObject<HTMLElement | null>, parts: readonly unknown[]): number {
  const [count, setCount] = useState(parts.length)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = () => setCount(firstLineOf([...element.children]))
    measure()
    const observer = new ResizeObserver(measure)
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [list, parts])

  return Math.min(count, parts.length)
}

function firstLineOf(children: readonly Element[]): number {
  const tops = children.map((child) => (child instanceof HTMLElement ? child.offsetTop : 0))
  const wrapped = tops.findIndex((top) => top > (tops[0] ?? 0))
  return wrapped < 0 ? children.length : wrapped
}
