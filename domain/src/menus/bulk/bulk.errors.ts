import type { Problem, ProblemParams, Problems } from '../../kit/problems.ts'
import { type MenuErrorCode, menuErrors } from '../menus.errors.ts'

/** What people read at a cell of a spreadsheet, besides the sentences of the forms, by the reason that programs read. */
export const bulkErrors = {
  itemPosKeyMissing: 'Please Enter Item POS Key',
  nameTwice: 'This name stands twice in the list!',
  isDate: 'This is a date!',
  isDamaged: 'A letter of this text could not be read!',
  idUnknown: 'No record here has this id!',
  idInvalid: 'An id is a whole number!',
  idTwice: 'This id stands twice in the list!',
  minNotNumber: 'Min value must be a whole number, at most 999!',
  categoryInvalid: 'Invalid Category ({{name}})',
  ecoTagUnknown: 'Eco-tag must be vegan, farm, organic or none!',
  groupNamesDiffer: 'The rows of a group must bear the same names!',
  tooManyOptions: 'A group has at most 100 options!',
  venuesDiffer: 'All rows must be of one venue!',
  importUnknown: 'There is no such import.',
  importUndone: 'This import was undone already.',
  importNotLast: 'Only the last import can be undone.',
  importForgotten: 'What undoing this import would need is not kept any more.',
  importTouched: 'Everything of this import was changed since.',
} as const

/** What can be wrong with a cell or a row: what can be with the form of its record, and more. */
export const cellErrors = { ...menuErrors, ...bulkErrors } as const

export type BulkErrorCode = keyof typeof bulkErrors

export type CellProblem = Problem<MenuErrorCode | BulkErrorCode>

export type CellProblems = Problems<MenuErrorCode | BulkErrorCode>

/** One thing that is wrong with a cell or a row of a spreadsheet. */
export function cellProblem(code: CellProblem['code'], params?: ProblemParams): CellProblem {
  return params ? { code, params } : { code }
}
