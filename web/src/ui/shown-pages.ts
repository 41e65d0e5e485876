/** Number of page links on each side of the current page. */
const around = 1

type Pages = { page: number; last: number }

/** A page, or the gap of the pages that are left out before or after it. */
type ShownPage = number | 'before' | 'after'

/** Returns the pages that are linked: the first, the last, and those around this one, with a sign for each gap. */
export function shownPages({ page, last }: Pages): ShownPage[] {
  const isShown = (each: number) => each === 1 || each === last || Math.abs(each - page) <= around
  return Array.from({ length: last }, (_, place) => place + 1).flatMap<ShownPage>((each) => {
    if (isShown(each)) return [each]
    // One sign for each gap, or the page itself if the gap is a single page.
    if (isShown(each - 1) && isShown(each + 1)) return [each]
    return isShown(each - 1) ? [each < page ? 'before' : 'after'] : []
  })
}
