import type { PostingReason } from './pos.states.ts'

/** Why a posting is not posted, for people. (spec 1, §5 and §8) */
const postingSentences = {
  notIntegrated: 'This venue has no point of sale.',
  noAddress: 'No address of a point of sale is configured for this venue.',
  addressUnknown: 'This address is not configured for the venue.',
  addressForbidden: 'The address of the point of sale leads to this server or its own network link.',
  posIdsMissing: "Some POS Id's are missing in order. cannot send to pos",
  notAccepted: 'Only an accepted order can be sent to the POS.',
  unreachable: 'The POS could not be reached. It has not got the order.',
  redirected: 'The POS sends on to another address. It has not got the order.',
  recordNotFound: 'Record not found',
  refused: 'Bad Request!',
  notBegun: 'It was not sent: the server was stopped before it began.',
  noAnswer: 'The POS has not answered. It may have got the order.',
  unreadable: 'The answer of the POS can not be read. It may have got the order.',
  cutOff: 'The server was stopped while it was sent. The POS may have got the order.',
  undone: 'It was not sent: the order is no longer accepted.',
  changed: 'It was not sent: the order was changed.',
  cancelled: 'It was not sent: the order was cancelled.',
  merged: 'It was not sent: the order was merged.',
  replaced: 'It was sent at once instead.',
} as const satisfies Record<PostingReason, string>

/** The sentences that people read when a call about the point of sale is refused, by the reason that programs read. */
export const posErrors = {
  ...postingSentences,
  underWay: 'This order is being sent to the POS.',
  alreadyPosted: 'This order has been sent to the POS.',
  mayHaveArrived: 'The POS may have this order. Look there before you send it again.',
  attemptMade: 'Somebody else has sent this order in the meantime.',
  displayNameMissing: 'Please write a name!',
  displayNameTooLong: 'At most {{limit}} characters!',
  venueUnknown: 'This venue does not exist.',
  postedSince: 'The order has been sent to the POS since.',
} as const

export type PosErrorCode = keyof typeof posErrors
