/** What guests and staff read when something about a table is refused. */
export const tableErrors = {
  openedTooOften: 'This code was scanned very often lately. Please try again in a moment.',
  tokenRenewed: 'This table or room has another code by now.',
  tokenUnknown: 'This code is not valid any more. Ask the staff for a new one.',
} as const
