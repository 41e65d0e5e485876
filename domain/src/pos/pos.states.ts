/**
 * The states of a posting: with `uncertain`, the point of sale may have the order; a `withdrawn` posting was cancelled
 * before it began.
 */
export const postingStates = ['waiting', 'running', 'posted', 'failed', 'uncertain', 'withdrawn'] as const

export type PostingState = (typeof postingStates)[number]

/** The reasons for a failed posting: the point of sale has not accepted the order. */
const failures = [
  'notIntegrated',
  'noAddress',
  'addressUnknown',
  'addressForbidden',
  'posIdsMissing',
  'notAccepted',
  'unreachable',
  'redirected',
  'recordNotFound',
  'refused',
  'notBegun',
] as const

/** The reasons for which it is unknown whether the point of sale has accepted it. */
const doubts = ['noAnswer', 'unreadable', 'cutOff'] as const

/** The reasons why it was withdrawn. */
const withdrawals = ['undone', 'changed', 'cancelled', 'merged', 'replaced'] as const

export const postingReasons = [...failures, ...doubts, ...withdrawals] as const

export type PostingFailure = (typeof failures)[number]
export type PostingDoubt = (typeof doubts)[number]
export type PostingWithdrawal = (typeof withdrawals)[number]
export type PostingReason = (typeof postingReasons)[number]
