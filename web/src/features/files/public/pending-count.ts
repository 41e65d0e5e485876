/** Counts of a form's chosen pictures that are not in its list. The first two occupy a place there. */
export type PendingCount = {
  onTheWay: number
  /** Pictures to be cropped, or sent again. */
  waiting: number
  /** Pictures that failed finally. */
  failed: number
}
