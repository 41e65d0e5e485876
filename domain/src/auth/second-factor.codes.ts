import { westernDigits } from '../kit/read-number.ts'

/** The form of the codes of authenticator apps (RFC 6238), as all of them support it. */
export const timeCode = { algorithm: 'SHA1', digits: 6, periodSeconds: 30 } as const

/** Codes of the period before and after are accepted too: phones are late, and so are people. */
export const periodsBeside = 1

/** The number of recovery codes of an account; each has 80 random bits, in groups that people can copy. */
export const recoveryCodes = { count: 10, groups: 4, charactersPerGroup: 4 } as const

/** The characters of recovery codes: no I, L, O or U, which people confuse with others. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code as it is compared; `kind` is undefined for a text that can't be a code. */
export type EnteredCode = { kind: 'code' | 'recoveryCode' | undefined; text: string }

/**
 * Reads a code as people type and paste it: with spaces and hyphens, in Arabic or Persian digits, in lower case, and
 * with letters in place of digits that look like them.
 */
export function readCode(entered: string): EnteredCode {
  const text = westernDigits(entered.normalize('NFKC')).replaceAll(beside, '').toUpperCase()
  if (isTimeCode.test(text)) return { kind: 'code', text }
  const recovery = text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return { kind: isRecoveryCode.test(recovery) ? 'recoveryCode' : undefined, text: recovery }
}

/** Spaces, hyphens and marks of writing direction, which come along when a code is copied. */
const beside = /[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF_-]|\p{Pd}/gu

const isTimeCode = new RegExp(String.raw`^\d{${timeCode.digits}}$`)

const isRecoveryCode = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodes.groups * recoveryCodes.charactersPerGroup}}$`)

/** Returns a recovery code as it is shown: `7K2M-Q0XA-9D3F-PT5W`. */
export function writeRecoveryCode(text: string): string {
  return text.match(new RegExp(`.{1,${recoveryCodes.charactersPerGroup}}`, 'g'))?.join('-') ?? ''
}
