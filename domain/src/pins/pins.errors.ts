/** The sentences that people read when a PIN or a shared device is refused. */
export const pinErrors = {
  pinMissing: 'Enter a PIN.',
  pinNotDigits: 'Use digits only.',
  pinLength: 'Use {{least}} to {{most}} digits.',
  pinTrivial: 'This PIN is easy to guess. Choose another one.',
  pinWrong: 'Wrong PIN. Try again.',
  currentPinWrong: 'Your current PIN is wrong. Enter it again.',
  currentPasswordWrong: 'Your current password is wrong. Enter it again.',
  proofMissing: 'Enter your current password.',
  pinLocked: 'Too many wrong PINs. Try again later, or sign in with your password.',
  personUnknown: 'This person can’t sign in here with a PIN. Sign in with your password.',
  deviceRemoved: 'This device is no longer shared. Sign in with your password.',
  nameMissing: 'Enter a name.',
  nameTooLong: 'Use at most {{limit}} characters.',
  venueUnknown: 'This venue doesn’t exist.',
  lockMinutesWrong: 'Choose between {{least}} and {{most}} minutes.',
  tooManyDevices: 'A venue can have at most {{limit}} shared devices. Remove one that isn’t used.',
  sharedAlready: 'You signed in with a PIN. Sign in with your password to share a device.',
} as const

export type PinErrorCode = keyof typeof pinErrors
