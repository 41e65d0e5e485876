/** The sentences that people read when something about requests is refused, by the reason that programs read. */
export const requestErrors = {
  hotelsOnly: 'This is asked for in hotels only.',
  noAnswerInHotelsOnly: 'No Answer is for hotels only.',
  tooManyRequests: 'This table has asked for a lot just now. Please wait a few minutes.',
  requestTaken: 'Somebody else is on it already.',
  requestNotTaken: 'Nobody is on it.',
  requestOfOthers: 'Only who took it can give it back, or a manager.',
  requestReplaced: 'Something has happened since, so that this request makes no sense any more.',
  dueMinutesWrong: 'Whole minutes, from {{least}} to {{most}}.',
} as const

export type RequestErrorCode = keyof typeof requestErrors
