import type { PostingReason } from './pos.states.ts'

/** The reasons why a posting is not posted, for people. (spec 1, §5 and §8) */
const postingSentences = {
  notIntegrated: 'This venue has no POS.',
  noAddress: 'This venue has no POS address.',
  addressUnknown: 'This address isn’t set up for the venue.',
  addressForbidden: 'The POS address leads to this server or its own network link.',
  posIdsMissing: "Some POS Id's are missing in order. cannot send to pos",
  notAccepted: 'Only an accepted order can be sent to the POS.',
  unreachable: 'The POS couldn’t be reached. It doesn’t have the order.',
  redirected: 'The POS redirected to another address. It doesn’t have the order.',
  recordNotFound: 'Record not found',
  refused: 'Bad Request!',
  notBegun: 'Not sent: the server stopped first.',
  noAnswer: 'The POS didn’t respond. It may have the order.',
  unreadable: 'The POS response can’t be read. It may have the order.',
  cutOff: 'The server stopped while sending. The POS may have the order.',
  undone: 'Not sent: the order is no longer accepted.',
  changed: 'Not sent: the order was changed.',
  cancelled: 'Not sent: the order was cancelled.',
  merged: 'Not sent: the order was merged.',
  replaced: 'Sent immediately instead.',
} as const satisfies Record<PostingReason, string>

/** The sentences that people read when a call about the point of sale is refused, by the reason that programs read. */
export const posErrors = {
  ...postingSentences,
  testOrder: 'A test order isn’t sent to the POS.',
  underWay: 'This order is being sent to the POS.',
  alreadyPosted: 'This order was already sent to the POS.',
  mayHaveArrived: 'The POS may already have this order. Check the POS before resending.',
  attemptMade: 'Someone else already sent this order.',
  displayNameMissing: 'Enter a name.',
  displayNameTooLong: 'Use at most {{limit}} characters.',
  venueUnknown: 'This venue doesn’t exist.',
  postedSince: 'This order has since been sent to the POS.',
} as const

export type PosErrorCode = keyof typeof posErrors
