/**
 * The reasons why a call to another system got no answer. A `serverFault` is this server's own: it may not make the
 * call, or lacks what the call needs.
 */
export const callFailures = [
  'hostUnknown',
  'refused',
  'noRoute',
  'timedOut',
  'connectionLost',
  'encryptionFailed',
  'serverFault',
] as const

export type CallFailure = (typeof callFailures)[number]
