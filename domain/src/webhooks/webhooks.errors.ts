/** The sentences that people read when a webhook is refused, by the reason that programs read. */
export const webhookErrors = {
  nameMissing: 'Enter a name.',
  nameTooLong: 'A name has at most {{limit}} characters.',
  urlMissing: 'Enter an address.',
  urlInvalid: 'Enter a web address that starts with https://.',
  urlTooLong: 'An address has at most {{limit}} characters.',
  urlNotEncrypted: 'The address must start with https://.',
  urlNotAllowed: 'This address is reserved or belongs to a private network. Enter an address of the internet.',
  topicsMissing: 'Choose at least one topic.',
  venueUnknown: 'This venue doesn’t exist.',
  otherVenue: 'You can only add webhooks to your own venue.',
  tooManyWebhooks: 'A venue can have at most {{limit}} webhooks. Delete one that isn’t used.',
  webhookIsOff: 'This webhook is off. Turn it on, then send again.',
  deliveryWaits: 'This delivery is being sent right now.',
  staleVersion: 'Someone else changed this webhook. Their changes are shown now.',
} as const

export type WebhookErrorCode = keyof typeof webhookErrors
