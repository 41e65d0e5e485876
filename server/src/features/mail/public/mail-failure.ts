import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { messageOf } from '#kit/errors/error-text.ts'

/**
 * Why a mail was not sent: `retry` if the server has certainly not accepted it and may later, `refused` if it never will, `unknown` if it
 * may have accepted it. Only the first is tried again.
 */
export type MailFailureKind = 'retry' | 'refused' | 'unknown'

/**
 * What a mail server objects to: the address of the `recipient`, the `content` of the mail, or neither; then it was not reached, doesn't
 * take the sender, or takes nothing for now, and the next mail would fail too.
 */
export type MailFailureAbout = 'recipient' | 'content' | 'server'

/** An error of a mail server, as a job has to treat it. */
export class MailFailure extends Error {
  readonly kind: MailFailureKind
  readonly about: MailFailureAbout

  constructor(kind: MailFailureKind, { message, about }: { message: string; about: MailFailureAbout }) {
    super(message)
    this.kind = kind
    this.about = about
  }
}

/** Returns what an error of the SMTP client means, which depends on whether the content was handed over before. */
export function mailFailureOf(error: unknown, { isHandedOver }: { isHandedOver: boolean }): MailFailure {
  return new MailFailure(kindOf(error, isHandedOver), { message: messageOf(error), about: aboutOf(error) })
}

function aboutOf(error: unknown): MailFailureAbout {
  const { responseCode, command } = hasFields(error) ? error : {}
  // 421 closes the connection, whatever was asked.
  if (typeof responseCode !== 'number' || responseCode === 421) return 'server'
  if (command === 'RCPT TO') return 'recipient'
  return command === 'DATA' ? 'content' : 'server'
}

function kindOf(error: unknown, isHandedOver: boolean): MailFailureKind {
  const { responseCode, code } = hasFields(error) ? error : {}
  // A wrong password is set right by an administrator.
  if (typeof responseCode === 'number') return responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'retry'
  return isHandedOver ? 'unknown' : 'retry'
}
