import type { Problem } from '../kit/problems.ts'
import type { MailingErrorCode } from './mailing.errors.ts'
import { mailingLimits } from './mailing.limits.ts'

/** A local part of dots and letters that every mail server takes, and a domain name with at least two labels. */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

const controls = /[\p{Cc}\u2028\u2029]/u

/** Mail servers without SMTPUTF8 take no other letters; domain names have an ASCII form for them. */
const notAscii = /[^\p{ASCII}]/u

/** Returns the problem of an email address as people type it; undefined if mails can be sent there. */
export function problemOfAddress(typed: string): Problem<MailingErrorCode> | undefined {
  const text = typed.trim()
  const { addressLength: limit } = mailingLimits
  if (text === '') return { code: 'addressMissing' }
  if (controls.test(text)) return { code: 'addressLineBreak' }
  if (text.length > limit) return { code: 'addressTooLong', params: { limit } }
  const local = text.slice(0, text.lastIndexOf('@'))
  if (local.length <= 64 && address.test(text)) return undefined
  return { code: notAscii.test(text) ? 'addressNotAscii' : 'addressInvalid' }
}

/** Returns an address as it is stored: without spaces around it, the domain in lower case. */
export function storedAddress(typed: string): string {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  return `${text.slice(0, at)}@${text.slice(at + 1).toLowerCase()}`
}

/** Returns an address for comparisons: mail servers in use do not tell capitals apart. */
export function comparedAddress(typed: string): string {
  return typed.trim().toLowerCase()
}
