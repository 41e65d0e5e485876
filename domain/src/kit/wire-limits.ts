/** The largest messages, in bytes. What is larger than one over a socket is sent over REST, which reads it apart from other calls. (product, Wire) */
export const wireLimits = {
  messageBytes: 100_000,
  /** The largest message of a guest, over REST and sockets: the longest order takes half of it. */
  guestBytes: 64_000,
} as const
