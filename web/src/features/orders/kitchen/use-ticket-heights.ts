import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

export type TicketHeights = {
  /** What a ticket would be high if it had all the room it wants: measured where it was drawn, else guessed. */
  heightOf(order: Order): number
  /** To be given to what is drawn of each ticket, as its `ref`. */
  measured: (element: HTMLElement | null) => (() => void) | undefined
}

/** Knows how high tickets are. Those that were never drawn are guessed by what they say. */
export function useTicketHeights(): TicketHeights {
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(() => new Map())
  const observer = useRef<ResizeObserver | null>(null)

  const measure = useCallback((elements: readonly Element[]) => {
    setHeights((known) => {
      const found = elements.map(
        (element) => [Number((element as HTMLElement).dataset.ticket), naturalHeight(element)] as const,
      )
      const news = found.filter(([id, height]) => height > 0 && known.get(id) !== height)
      return news.length === 0 ? known : new Map([...known, ...news])
    })
  }, [])
  useEffect(() => () => observer.current?.disconnect(), [])

  const measured = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      observer.current ??= new ResizeObserver((entries) => measure(entries.map(({ target }) => target)))
      observer.current.observe(element)
      measure([element])
      return () => observer.current?.unobserve(element)
    },
    [measure],
  )
  const heightOf = useCallback((order: Order) => heights.get(order.id) ?? guessedHeight(order), [heights])
  return { heightOf, measured }
}

/** With the lines that a high ticket scrolls, and without the comments that it repeats in its head for that. */
function naturalHeight(element: Element): number {
  const lines = element.querySelector('[data-lines]')
  const repeated = element.querySelector<HTMLElement>('[data-comments]')?.offsetHeight ?? 0
  const scrolled = lines ? Math.max(0, lines.scrollHeight - lines.clientHeight) : 0
  return (element as HTMLElement).offsetHeight + scrolled - repeated
}

function guessedHeight({ cart }: Order): number {
  const details = cart.reduce((sum, line) => sum + line.selectedOptions.length + line.condimentsList.length, 0)
  const comments = cart.filter(({ comment }) => comment !== '').length
  return 200 + cart.length * 40 + details * 24 + comments * 34
}
