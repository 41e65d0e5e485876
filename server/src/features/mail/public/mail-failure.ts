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
  const message = withoutAddresses(messageOf(error))
  return new MailFailure(kindOf(error, isHandedOver), { message, about: aboutOf(error) })
}

/** Returns what a mail server said without addresses: it is logged and stored longer than the data of a person. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/<[^<>]*@[^<>]*>/g, '<…>').replaceAll(/[^\s<>"'(),:;[\]]+@[^\s<>"'(),:;[\]]+/g, '…')
}

function aboutOf(error: unknown): MailFailureAbout {
  const { responseCode, response, command } = hasFields(error) ? error : {}
  // 421 closes the connection, whatever was asked.
  if (typeof responseCode !== 'number' || responseCode === 421) return 'server'
  const isForNow = responseCode < 500
  if (command === 'RCPT TO') return isForNow ? 'recipient' : aboutRefusal(responseCode, textOf(response, error))
  if (command !== 'DATA') return 'server'
  return isForNow || !isPolicy(responseCode, textOf(response, error)) ? 'content' : 'server'
}

function textOf(response: unknown, error: unknown): string {
  return typeof response === 'string' ? response : messageOf(error)
}

/** Returns the code such as `5.1.1` in an answer. (RFC 3463) */
function enhancedCodeIn(answer: string): string | undefined {
  return /\b5\.\d{1,3}\.\d{1,3}\b/.exec(answer)?.[0]
}

/** The codes of an address or a mailbox that doesn't exist; 5.1.7 and 5.1.8 are about the sender. */
const noMailbox = /^5\.(?:1\.(?![78]$)\d+|2\.1)$/

/** What mail servers say of an address that doesn't exist, and of other reasons that name an address too. */
const saysNoMailbox = /user|mailbox|recipient|address|account|no such|unknown|not exist|not found/i
const saysPolicy = /relay|polic|spam|block|black|den(?:y|ied)|reject|sender|reputation|auth|\bip\b/i

/** Returns what a server objects to that refuses a recipient for good: only of few reasons does it follow that nobody has this address. */
function aboutRefusal(responseCode: number, answer: string): MailFailureAbout {
  if (isPolicy(responseCode, answer)) return 'server'
  const enhanced = enhancedCodeIn(answer)
  if (enhanced !== undefined) return noMailbox.test(enhanced) ? 'recipient' : 'content'
  const isOfMailbox = [550, 551, 553].includes(responseCode) && saysNoMailbox.test(answer) && !saysPolicy.test(answer)
  return isOfMailbox ? 'recipient' : 'server'
}

/** Returns whether a server refuses the sender, or has trouble itself: the next mail would be refused too. */
function isPolicy(responseCode: number, answer: string): boolean {
  const enhanced = enhancedCodeIn(answer)
  if (enhanced === undefined) return responseCode === 554
  return /^5\.(?:[03457]\.|1\.[78]$)/.test(enhanced)
}

function kindOf(error: unknown, isHandedOver: boolean): MailFailureKind {
  const { responseCode, code } = hasFields(error) ? error : {}
  // A wrong password is set right by an administrator.
  if (typeof responseCode === 'number') return responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'retry'
  return isHandedOver ? 'unknown' : 'retry'
}
