import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sizeOfDrawn } from '#features/orders/kitchen/drawn-ticket.ts'
import type { TicketSize } from '#features/orders/kitchen/lay-out-tickets.ts'

export type TicketSizes = {
  /** What a ticket would be high if it had all the room it wants: measured where it was drawn, else guessed. */
  sizeOf(order: Order): TicketSize
  /** To be given to what is drawn of each ticket, and to its second piece, as their `ref`. */
  measured: (element: HTMLElement | null) => (() => void) | undefined
}

/** Parts of a pixel add up to so many where the same ticket is measured in one piece and in two. */
const sameWithin = 4

/** Knows how high tickets are. Those that were never drawn are guessed by what they say. */
export function useTicketSizes(): TicketSizes {
  const [sizes, setSizes] = useState<ReadonlyMap<number, TicketSize>>(() => new Map())
  const observer = useRef<ResizeObserver | null>(null)

  const measure = useCallback((elements: readonly Element[]) => {
    const tickets = elements.flatMap((element) => element.closest<HTMLElement>('[data-ticket]') ?? [])
    setSizes((known) => {
      const found = tickets.map((ticket) => [Number(ticket.dataset.ticket), sizeOfDrawn(ticket)] as const)
      const news = found.filter(([id, size]) => size.whole > 0 && !isSame(known.get(id), size))
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
  const sizeOf = useCallback((order: Order) => sizes.get(order.id) ?? guessedSize(order), [sizes])
  return { sizeOf, measured }
}

function isSame(known: TicketSize | undefined, { whole, pieces }: TicketSize): boolean {
  return known !== undefined && Math.abs(known.whole - whole) <= sameWithin && known.pieces.length === pieces.length
}

function guessedSize({ cart }: Order): TicketSize {
  const details = cart.reduce((sum, line) => sum + line.selectedOptions.length + line.condimentsList.length, 0)
  const comments = cart.filter(({ comment }) => comment !== '').length
  return { whole: 200 + cart.length * 40 + details * 24 + comments * 34, pieces: [] }
}
