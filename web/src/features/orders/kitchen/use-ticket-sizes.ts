import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sizeOfDrawn } from '#features/orders/kitchen/drawn-ticket.ts'
import type { TicketSize } from '#features/orders/kitchen/lay-out-tickets.ts'

export type TicketSizes = {
  /** Returns the natural height of a ticket: measured if it was drawn, else estimated. */
  sizeOf(order: Order): TicketSize
  /** The `ref` for the element of each ticket, and for its second piece. */
  measured: (element: HTMLElement | null) => (() => void) | undefined
}

/** The tolerance in pixels: rounding adds up to this much between a ticket in one piece and in two. */
const sameWithin = 4

/** Returns the heights of tickets. Tickets that were never drawn are estimated from their content. */
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
  return { whole: 100 + cart.length * 27 + details * 19 + comments * 24, pieces: [] }
}
