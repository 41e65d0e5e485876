/** The sentences that guests and staff read when a call about a table is refused. */
export const tableErrors = {
  openedTooOften: 'This code was scanned too often. Try again in a moment.',
  tokenRenewed: 'This table or room has a new code.',
  tokenUnknown: 'This code is no longer valid. Ask the staff for a new one.',
} as const
