/** The sentences that guests and staff read when a call about a table is refused. */
export const tableErrors = {
  openedTooOften: 'This code was scanned too often. Try again in a moment.',
  tokenRenewed: 'This table or room has a new code.',
  tokenUnknown: 'This code is no longer valid. Ask the staff for a new one.',
  nameMissing: 'Enter a name.',
  nameTooLong: 'Use at most {{limit}} characters.',
  nameTaken: 'Another table or room at this venue is called {{name}}.',
  nameTwice: '{{name}} is in the list twice.',
  areaTooLong: 'Use at most {{limit}} characters.',
  seatsWrong: 'Enter a number of seats from 1 to {{limit}}.',
  rangeBackwards: '{{range}} runs backwards. Enter the smaller number first.',
  tooManyAtOnce: 'That would make {{count}} names. Add at most {{limit}} at a time.',
  tooManyTables: 'A venue can have at most {{limit}} tables and rooms.',
  linesWrong: 'Lines to correct: {{count}}.',
  namesMissing: 'Enter at least one name.',
  venueUnknown: 'This venue doesn’t exist.',
  staleVersion: 'Someone else changed this table or room while you were editing.',
  billOpen: 'This table or room has an open bill. Close the bill first.',
  hasHistory: 'This table or room has orders, requests or trays. Turn it off instead.',
} as const

export type TableErrorCode = keyof typeof tableErrors
