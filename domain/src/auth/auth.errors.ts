/** What people read when signing in or changing their account is refused. */
export const authErrors = {
  wrongCredentials: 'This email and password do not match.',
  wrongCurrentPassword: 'This is not your current password.',
  sameNewPassword: 'The new password is the one that you have already.',
  nameInvalid: 'Enter a name that begins with a letter.',
  signedOut: 'You are signed out. Sign in again.',
  sittingOver: 'This sitting is over. Scan the code of the table again to order.',
  emailMissing: 'An email is needed.',
  passwordMissing: 'A password is needed.',
  tokenMissing: 'An access token is needed.',
} as const

/** The sentence for those who come while too many passwords are being checked. */
export const tooManyAtOnceSentence = 'Too many people are signing in at this moment. Try again in a few seconds.'

/** The sentence of a lock after too many wrong tries. */
export function waitSentence(seconds: number): string {
  return `Too many wrong tries. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}
