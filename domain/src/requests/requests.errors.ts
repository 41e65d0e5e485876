/** The sentences that people read when something about requests is refused, by the reason that programs read. */
export const requestErrors = {
  hotelsOnly: 'This request is for hotels only.',
  noAnswerInHotelsOnly: 'No Answer is for hotels only.',
  tooManyRequests: 'Too many requests from this table. Wait a few minutes.',
  typeMissing: 'Choose a request.',
  guestsOnly: 'Only guests can send this.',
  tableMissing: 'Please select a table!',
  tableUnknown: 'This table doesn’t exist at this venue.',
  requestTaken: 'Someone else already took this request.',
  requestNotTaken: 'This request isn’t assigned.',
  requestOfOthers: 'Only the person who took this request or a manager can release it.',
  requestReplaced: 'This request is no longer valid.',
  dueMinutesWrong: 'Enter whole minutes from {{least}} to {{most}}.',
} as const

export type RequestErrorCode = keyof typeof requestErrors
