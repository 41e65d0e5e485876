import type { SheetChoice } from '#kit/sheets/read-workbook.ts'

/** Why a file can't be taken; each has its words. */
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
  | 'noHeaders'
  | 'noRows'
  | 'onlyExample'

type Details = { count?: number; sheets?: SheetChoice }

/** A file that is refused, by the name of its fault. */
export class ReadRefusal extends Error {
  readonly fault: ReadFault
  /** How many rows there are, where they are too many. */
  readonly count: number | undefined
  /** Where it was a workbook: which of its sheets was read. */
  readonly sheets: SheetChoice | undefined

  constructor(fault: ReadFault, { count, sheets }: Details = {}) {
    super(`The file is refused: ${fault}`)
    this.name = 'ReadRefusal'
    this.fault = fault
    this.count = count
    this.sheets = sheets
  }
}
