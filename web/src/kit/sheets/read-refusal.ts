/** The visible sheets of a workbook, and the name of the one that was read. */
export type SheetChoice = { name: string; names: string[] }

/** The fault of a refused file; each has its translation. */
export type ReadFault =
  | 'tooLarge'
  | 'pdf'
  | 'wrongType'
  | 'encrypted'
  | 'zipBomb'
  | 'broken'
  | 'tooSlow'
  | 'empty'
  | 'tooManyRows'
  | 'mergedHeaders'
  | 'titleRow'
  | 'noHeaders'
  | 'noRows'
  | 'onlyExample'

type Details = { count?: number; sheets?: SheetChoice }

/** A refused file, with the name of its fault. */
export class ReadRefusal extends Error {
  readonly fault: ReadFault
  /** The number of rows, if there are too many. */
  readonly count: number | undefined
  /** The sheet that was read, if the file is a workbook. */
  readonly sheets: SheetChoice | undefined

  constructor(fault: ReadFault, { count, sheets }: Details = {}) {
    super(`The file is refused: ${fault}`)
    this.name = 'ReadRefusal'
    this.fault = fault
    this.count = count
    this.sheets = sheets
  }
}
