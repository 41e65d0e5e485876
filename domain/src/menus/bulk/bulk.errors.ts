import { menuErrors } from '../menus.errors.ts'

/** What people read at a cell of a spreadsheet, besides the sentences of the forms, by the reason that programs read. */
export const bulkErrors = {
  nameTwice: 'This name stands twice in the list!',
  nameTaken: menuErrors.nameTaken,
  isDate: 'This is a date!',
  isDamaged: 'A letter of this text could not be read!',
  idUnknown: 'No record here has this id!',
  idInvalid: 'An id is a whole number!',
  idTwice: 'This id stands twice in the list!',
  caloryInvalid: menuErrors.caloryInvalid,
  minNotNumber: 'Min value must be a whole number, at most 999!',
  maxNotNumber: menuErrors.maxInvalid,
  ecoTagUnknown: 'Eco-tag must be vegan, farm, organic or none!',
  posIdTooLong: menuErrors.posIdTooLong,
  groupNamesDiffer: 'The rows of a group must bear the same names!',
  tooManyOptions: 'A group has at most 100 options!',
  venuesDiffer: 'All rows must be of one venue!',
  importUnknown: 'There is no such import.',
  importUndone: 'This import was undone already.',
  importNotLast: 'Only the last import can be undone.',
  importForgotten: 'What undoing this import would need is not kept any more.',
  importTouched: 'Something of this import was changed since.',
} as const

/** What is said of a category's name that no category of the menu bears. (spec 2, §5) */
export function invalidCategory(name: string): string {
  return `Invalid Category (${name})`
}
