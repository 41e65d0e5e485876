/** The sentences that people read when a gate stays closed. (spec 2, §8) */
export const passphraseErrors = {
  wrongPassphrase: 'Wrong Passphrase!',
  passphraseNeeded: 'This needs the venue’s passphrase.',
  passphraseNotSet: 'This venue has no passphrase for this yet. Ask an admin to set one.',
} as const
