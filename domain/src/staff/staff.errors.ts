/** The sentences that people read when a call about an account is refused, by the reason that programs read. */
export const staffErrors = {
  emailMissing: 'Enter an email address.',
  emailWrong: 'Enter a valid email address.',
  emailTaken: 'There is an account with this email already.',
  nameMissing: 'Enter a name.',
  nameInvalid: 'Enter a name that begins with a letter.',
  nameTooLong: 'Use at most {{limit}} characters.',
  passwordShort: 'Use at least {{limit}} characters.',
  roleNotYours: 'You can’t give this role.',
  venueMissing: 'Choose at least one venue.',
  venueUnknown: 'This venue doesn’t exist.',
  notManaged: 'You can’t change accounts of this role.',
  ownAccess: 'You can’t change your own role, venues or access.',
  worksElsewhere: 'This person also works at another venue. Ask the head office to change this.',
  noSecondFactor: 'This account has no second factor.',
  hasJoined: 'This person has joined. Deactivate the account instead.',
  isInactive: 'This account is deactivated. Activate it first.',
  staleVersion: 'Someone else changed this account while you were editing.',
  linkUnknown: 'This link isn’t valid. Ask for a new one.',
  linkExpired: 'This link has expired. Ask for a new one.',
  linkUsed: 'This link was used already. Sign in with your password.',
  linkRenewed: 'This link no longer works. Ask for a new one.',
} as const

export type StaffErrorCode = keyof typeof staffErrors

/** The reasons why a link no longer works. */
export const linkProblems = ['linkUnknown', 'linkExpired', 'linkUsed', 'linkRenewed'] as const
