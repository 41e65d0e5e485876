import type { Problem, ProblemParams, Problems } from '../../kit/problems.ts'
import { type MenuErrorCode, menuErrors } from '../menus.errors.ts'

/**
 * The sentences that people read at a spreadsheet cell, besides those of the forms, by the reason that programs read.
 */
export const bulkErrors = {
  itemPosKeyMissing: 'Please Enter Item POS Key',
  nameTwice: 'Duplicate name.',
  isDate: 'This cell is a date. Format it as text.',
  isDamaged: 'A character here can’t be read. Type it again.',
  idUnknown: 'No record has this id.',
  idInvalid: 'An id must be a whole number.',
  idTwice: 'Duplicate id.',
  minNotNumber: 'Min value must be a whole number, at most 999.',
  categoryInvalid: 'Invalid Category ({{name}})',
  ecoTagUnknown: 'Eco-tag must be vegan, farm, organic or none.',
  flagUnknown: 'Enter yes or no.',
  daysUnknown: 'Days must be ALL or names of days, such as Monday, Friday.',
  hoursUnknown: 'Hours must be ALL or whole hours from 0 to 23, such as 12, 13.',
  tagUnknown: 'Tag must be Main Course, Beverages, Dessert, Kids Meals or Specials.',
  fileItemMissing: 'Name the item of this row.',
  fileItemUnknown: 'No item of this menu has this name or id.',
  fileItemAmbiguous: 'Several items have this name. Fill in the category or item_id.',
  groupNamesDiffer: 'All rows of a group must have the same name.',
  groupNumbersDiffer: 'All rows of a group must have the same numbers to choose.',
  tooManyOptions: 'A group can have at most 100 options.',
  fileTooLong: 'A menu file can have at most 5,000 rows in all its sheets.',
  headerTwice: 'This header is listed twice.',
  headerUnknown: 'The file doesn’t have this header.',
  columnUnknown: 'This list has no such column.',
  columnTwice: 'This column is matched twice.',
  venuesDiffer: 'All rows must belong to one venue.',
  importUnknown: 'This import doesn’t exist.',
  importUndone: 'This import was already undone.',
  importNotLast: 'Only the last import can be undone.',
  importForgotten: 'This import is too old to be undone.',
  importTouched: 'Every record of this import has changed since, so it can’t be undone.',
} as const

/** Every problem of a cell or a row: those of the record's form, and those of spreadsheets. */
export const cellErrors = { ...menuErrors, ...bulkErrors } as const

export type BulkErrorCode = keyof typeof bulkErrors

export type CellProblem = Problem<MenuErrorCode | BulkErrorCode>

export type CellProblems = Problems<MenuErrorCode | BulkErrorCode>

/** Returns one problem of a spreadsheet cell or row. */
export function cellProblem(code: CellProblem['code'], params?: ProblemParams): CellProblem {
  return params ? { code, params } : { code }
}
