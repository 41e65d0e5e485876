/** How many pictures of a form were chosen and are not in its list. The first two hold a place there. */
export type PendingCount = {
  onTheWay: number
  /** To be cropped, or sent again. */
  waiting: number
  /** For good. */
  failed: number
}
