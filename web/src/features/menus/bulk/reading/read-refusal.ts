/** Why a file can't be taken; each has its words. */
export type ReadFault =
  | 'tooLarge'
  | 'pdf'
  | 'wrongType'
  | 'encrypted'
  | 'zipBomb'
  | 'broken'
  | 'empty'
  | 'tooManyRows'
  | 'mergedHeaders'

/** A file that is refused, by the name of its fault. */
export class ReadRefusal extends Error {
  readonly fault: ReadFault
  /** How many rows there are, where they are too many. */
  readonly count: number | undefined

  constructor(fault: ReadFault, count?: number) {
    super(`The file is refused: ${fault}`)
    this.name = 'ReadRefusal'
    this.fault = fault
    this.count = count
  }
}
