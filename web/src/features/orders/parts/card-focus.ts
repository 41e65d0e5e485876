import { mayKeyActOn } from '#features/orders/records/own-acts.ts'

const linkSelector = '[data-card-link]'
const columnSelector = '[data-column]'

export type Direction = 'next' | 'previous' | 'columnAfter' | 'columnBefore'

/** Moves the focus from card to card of a board, or to its first card if no card has it. */
export function moveCardFocus(board: HTMLElement, direction: Direction): void {
  const card = cardOf(document.activeElement)
  const column = card?.closest<HTMLElement>(columnSelector)
  if (!card || !column || !board.contains(column)) return linksIn(board)[0]?.focus()
  const columns = [...board.querySelectorAll<HTMLElement>(columnSelector)]
  const isForward = direction === 'next' || direction === 'columnAfter'
  if (direction === 'next' || direction === 'previous' || columns.length < 2) {
    const links = linksIn(column)
    const index = links.findIndex((link) => card.contains(link))
    links[index + (isForward ? 1 : -1)]?.focus()
    return
  }
  const from = columns.indexOf(column)
  const further = isForward ? columns.slice(from + 1) : columns.slice(0, from).reverse()
  nearest(further.map(linksIn).find((links) => links.length > 0) ?? [], card)?.focus()
}

/** Presses the main button of the focused card, once a second at most. */
export function pressMainAct(): void {
  const card = cardOf(document.activeElement)
  if (card) pressMainActOf(card)
}

export function pressMainActOf(card: HTMLElement): void {
  if (mayKeyActOn(Number(card.dataset.order))) card.querySelector<HTMLElement>('[data-main-act]')?.click()
}

export function cardOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-order]') ?? null
}

export function linksIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(linkSelector)]
}

function nearest(links: readonly HTMLElement[], card: HTMLElement): HTMLElement | undefined {
  const { top } = card.getBoundingClientRect()
  const distance = (link: HTMLElement) => Math.abs((cardOf(link)?.getBoundingClientRect().top ?? 0) - top)
  return links.toSorted((one, other) => distance(one) - distance(other))[0]
}
