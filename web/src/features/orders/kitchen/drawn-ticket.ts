import type { TicketSize } from '#features/orders/kitchen/lay-out-tickets.ts'

/**
 * The heights in pixels of the parts between the pieces of a ticket: the number of lines that follow, and the ticket
 * that they belong to; the same as in `ticket.module.css`.
 */
const seam = { end: 28, head: 36 }

/** Measures the height of a ticket as it is drawn now: in one piece, and in any two. */
export function sizeOfDrawn(ticket: HTMLElement): TicketSize {
  const article = ticket.querySelector<HTMLElement>('article')
  if (!article) return { whole: ticket.offsetHeight, pieces: [] }
  const style = getComputedStyle(article)
  const gap = pixelsOf(style.rowGap)
  const head = heightOf(article, 'header') - heightOf(article, '[data-comments]')
  const foot = heightOf(article, '[data-foot]')
  const whole = wholeHeight(article, { gap, seam: seam.end + seam.head })
  if (style.getPropertyValue('--has-one-piece') !== '') return { whole, pieces: [] }
  const lines = [...article.querySelectorAll<HTMLElement>('[data-line]')].map(({ offsetHeight }) => offsetHeight + gap)

  let before = 0
  const pieces = lines.map((line) => {
    const lineless = whole - lines.reduce((sum, one) => sum + one, 0)
    const here = { first: lineless + before - foot + seam.end, rest: whole - head - before + seam.head }
    before += line
    return here
  })
  return { whole, pieces }
}

/**
 * Returns the whole height: with the lines that a high ticket scrolls, and without the comments that its head repeats
 * for that.
 */
function wholeHeight(article: HTMLElement, { gap, seam }: { gap: number; seam: number }): number {
  const rest = article.querySelector<HTMLElement>('[data-rest]')
  if (rest) {
    const { paddingTop, borderTopWidth } = getComputedStyle(rest)
    const frame = 2 * (pixelsOf(paddingTop) + pixelsOf(borderTopWidth))
    return article.offsetHeight + rest.offsetHeight - frame - seam - gap
  }
  const lines = article.querySelector('[data-lines]')
  const scrolled = lines ? Math.max(0, lines.scrollHeight - lines.clientHeight) : 0
  return article.offsetHeight + scrolled - heightOf(article, '[data-comments]')
}

function heightOf(element: HTMLElement, selector: string): number {
  return element.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
}

function pixelsOf(length: string): number {
  return Number.parseFloat(length) || 0
}
