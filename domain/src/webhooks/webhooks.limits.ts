/** The limits of webhooks. Lengths are in characters, sizes in bytes. */
export const webhookLimits = {
  nameLength: 60,
  urlLength: 500,
  /** The most webhooks of a venue, and the most of all venues together. */
  webhooks: 20,
  /** The largest record in a message; a larger one is replaced by its id. */
  dataBytes: 131_072,
  /** The most changes of a menu that one message lists. */
  menuChanges: 100,
  /** The part of an answer that the log has. */
  answerLength: 500,
  /** The newest deliveries of a webhook that are kept, and for how many days. */
  deliveries: 20_000,
  deliveryDays: 30,
  /** The bytes of messages that are kept of a webhook. Messages that wait are kept anyway. */
  keptBytes: 67_108_864,
  /** The most deliveries that wait for one address: it is then paused. */
  waiting: 10_000,
  /** The hours for which the secret before is still used beside a new one. */
  oldSecretHours: 24,
} as const
