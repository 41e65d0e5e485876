/** The sentences that people read when a sign-in or a change of their account is refused. */
export const authErrors = {
  wrongCredentials: 'Wrong email or password. Try again.',
  wrongCurrentPassword: 'Your current password is wrong. Enter it again.',
  sameNewPassword: 'Choose a password different from your current one.',
  nameInvalid: 'Enter a name that begins with a letter.',
  signedOut: 'Your session has ended. Sign in again.',
  accountDeactivated: 'Your account is deactivated. Ask your manager.',
  venueArchived: 'Your venue is archived. Ask your head office.',
  sittingOver: 'This session has ended. Scan the table’s QR code to order again.',
  emailMissing: 'Enter your email address.',
  passwordMissing: 'Enter your password.',
  tokenMissing: 'Send an access token.',
  secondFactorNeeded: 'Enter the code of your authenticator app.',
  secondFactorSetUpNeeded: 'Your account needs a second factor. Set it up to sign in.',
  challengeMissing: 'Send the challenge of the sign-in.',
  challengeEnded: 'This took too long. Sign in again.',
  setUpEnded: 'This set-up no longer works. Begin again.',
  codeMissing: 'Enter the code.',
  wrongCode: 'This code is wrong. Enter the newest code.',
  usedCode: 'This code was used already. Wait for the next one.',
  factorOff: 'The second factor is off.',
  factorRequired: 'Your role must have a second factor. You can move it to another phone.',
} as const

/** The sentence for people who sign in while too many passwords are being checked. */
export const tooManyAtOnceSentence = 'Too many people are signing in right now. Try again in a few seconds.'

/** Returns the sentence of a lock after too many wrong tries. */
export function waitSentence(seconds: number): string {
  return `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}
