import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { messageOf } from '#kit/errors/error-text.ts'

/**
 * Why a mail was not sent: `retry` if the server has certainly not accepted it and may later, `refused` if it never will, `unknown` if it
 * may have accepted it. Only the first is tried again.
 */
export type MailFailureKind = 'retry' | 'refused' | 'unknown'

/** An error of a mail server, as a job has to treat it. */
export class MailFailure extends Error {
  readonly kind: MailFailureKind

  constructor(kind: MailFailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Returns what an error of the SMTP client means, which depends on whether the content was handed over before. */
export function mailFailureOf(error: unknown, { isHandedOver }: { isHandedOver: boolean }): MailFailure {
  return new MailFailure(kindOf(error, isHandedOver), messageOf(error))
}

function kindOf(error: unknown, isHandedOver: boolean): MailFailureKind {
  const { responseCode, code } = hasFields(error) ? error : {}
  // A wrong password is set right by an administrator.
  if (typeof responseCode === 'number') return responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'retry'
  return isHandedOver ? 'unknown' : 'retry'
}
