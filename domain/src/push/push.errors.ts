/** The sentences that people read when something about push messages is refused, by the reason that programs read. */
export const pushErrors = {
  endpointInvalid: 'This must be the address of a push service, which begins with https://.',
  endpointNotAllowed: 'This is an address of a private network, where there is no push service.',
  endpointTaken:
    'This device gets the messages of another account. Stop them there, or clear the data of this site in the browser.',
  pushKeyWrong: 'This is no key of a browser.',
  tooManyPushTests: 'Enough test messages for now. Wait a minute.',
  pushMinutesWrong: 'Whole minutes, from {{least}} to {{most}}.',
} as const

export type PushErrorCode = keyof typeof pushErrors
