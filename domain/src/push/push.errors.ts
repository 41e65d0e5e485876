/** The sentences that people read when something about push messages is refused, by the reason that programs read. */
export const pushErrors = {
  endpointInvalid: 'Enter a push service address that starts with https://.',
  endpointNotAllowed: 'This address is in a private network. Enter a push service address.',
  endpointTaken:
    'This device gets push notifications for another account. Turn them off there, or clear this site’s data in the browser.',
  pushKeyWrong: 'Invalid push key.',
  tooManyPushTests: 'Too many test notifications. Try again in a minute.',
  pushMinutesWrong: 'Enter whole minutes from {{least}} to {{most}}.',
} as const

export type PushErrorCode = keyof typeof pushErrors
