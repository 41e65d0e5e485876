export type SortableRecord = {
  id: number
  name: string
  /** A second name or a fact, shown below the name. */
  note?: string | undefined
  isOff?: boolean
}
