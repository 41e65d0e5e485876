import type { TicketSize } from '#features/orders/kitchen/lay-out-tickets.ts'

/** What stands between the pieces of a ticket: how many lines go on, and to which ticket they belong; as `ticket.module.css` has them. */
const seam = { end: 28, head: 36 }

/** How high a ticket is, in one piece and in any two, as it is drawn now. */
export function sizeOfDrawn(ticket: HTMLElement): TicketSize {
  const article = ticket.querySelector<HTMLElement>('article')
  if (!article) return { whole: ticket.offsetHeight, pieces: [] }
  const gap = pixelsOf(getComputedStyle(article).rowGap)
  const head = heightOf(article, 'header') - heightOf(article, '[data-comments]')
  const foot = heightOf(article, '[data-foot]')
  const whole = wholeHeight(article, { gap, seam: seam.end + seam.head })
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

/** With the lines that a high ticket scrolls, and without the comments that it repeats in its head for that. */
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
