/** So many are shown on each side of the page that somebody is on. */
const around = 1

type Pages = { page: number; last: number }

/** A page, or what stands for those that are left out before or after it. */
type ShownPage = number | 'before' | 'after'

/** The pages that can be gone to at once: the first, the last, and those around this one, with a sign for what lies between. */
export function shownPages({ page, last }: Pages): ShownPage[] {
  const isShown = (each: number) => each === 1 || each === last || Math.abs(each - page) <= around
  return Array.from({ length: last }, (_, place) => place + 1).flatMap<ShownPage>((each) => {
    if (isShown(each)) return [each]
    // One sign for all that lies between, and the page itself where that is one alone.
    if (isShown(each - 1) && isShown(each + 1)) return [each]
    return isShown(each - 1) ? [each < page ? 'before' : 'after'] : []
  })
}
