/**
 * What has become of a posting: `uncertain` is one that the point of sale may have, though nobody knows; `withdrawn` one that was taken back
 * before it began.
 */
export const postingStates = ['waiting', 'running', 'posted', 'failed', 'uncertain', 'withdrawn'] as const

export type PostingState = (typeof postingStates)[number]

/** Why a posting failed: the point of sale has not taken the order. */
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

/** Why nobody knows whether the point of sale has taken it. */
const doubts = ['noAnswer', 'unreadable', 'cutOff'] as const

/** Why it was taken back. */
const withdrawals = ['undone', 'changed', 'cancelled', 'merged', 'replaced'] as const

export const postingReasons = [...failures, ...doubts, ...withdrawals] as const

export type PostingFailure = (typeof failures)[number]
export type PostingDoubt = (typeof doubts)[number]
export type PostingWithdrawal = (typeof withdrawals)[number]
export type PostingReason = (typeof postingReasons)[number]
