import type { CallFailure } from '@brigade/domain/kit/call-failures.ts'
import { codeOf, messageOf } from '../errors/error-text.ts'

/** The codes of Node, the system and OpenSSL; the first match counts. */
const failuresByCode: readonly (readonly [RegExp, CallFailure])[] = [
  [/^(ENOTFOUND|ENODATA|EAI_\w+|ESERVFAIL|ETIMEOUT)$/, 'hostUnknown'],
  [/^ECONNREFUSED$/, 'refused'],
  [/^E(HOST|NET)(UNREACH|DOWN)$/, 'noRoute'],
  // The time limit of a call aborts it by a signal.
  [/^(ETIMEDOUT|ABORT_ERR)$/, 'timedOut'],
  [/^(ECONNRESET|ECONNABORTED|EPIPE|HPE_\w+)$/, 'connectionLost'],
  [/^(CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+|ERR_(TLS|SSL)_\w+|EPROTO)$/, 'encryptionFailed'],
]

/** Returns why a call got no answer. An error of another kind is a fault of this server. */
export function callFailureOf(error: unknown): CallFailure {
  const code = codeOf(error)
  return failuresByCode.find(([pattern]) => pattern.test(code))?.[1] ?? 'serverFault'
}

/** Returns the failure of the look-up of a host's name: whatever the name servers do, the name is unknown. */
export function lookupFailureOf(error: unknown): CallFailure {
  return callFailureOf(error) === 'serverFault' ? 'serverFault' : 'hostUnknown'
}

/** Returns the message of an error for the log; if several addresses were tried, the message of each. */
export function causeOf(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
  return errors.map(messageOf).join('; ')
}
