/** What people read when a gate stays closed. (spec 2, §8) */
export const passphraseErrors = {
  wrongPassphrase: 'Wrong Passphrase!',
  passphraseNeeded: 'This needs a passphrase of the venue.',
  passphraseNotSet: 'This venue has no passphrase for this yet. An admin can set one.',
} as const
