/**
 * The largest messages, in bytes. A larger message than a socket allows is sent over REST, which reads it apart from
 * other calls. (product, Wire)
 */
export const wireLimits = {
  messageBytes: 100_000,
  /** The largest message of a guest, over REST and sockets: the longest order needs half of it. */
  guestBytes: 64_000,
} as const
