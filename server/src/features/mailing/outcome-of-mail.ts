import { nextTryAt } from '@brigade/domain/mailing/mailing.states.ts'
import type { MailFailure } from '#features/mail/public/mail-failure.ts'
import { storedAnswer } from './mark-bounced.ts'
import type { Ended, Recipient } from './take-recipient.ts'

/** Returns the end of a mail that the server has accepted. */
export function sentTo(recipient: Recipient): Ended {
  return { recipient, state: 'sent', reason: null, answer: null, tries: recipient.tries, nextTryAt: null }
}

/** Returns the end of a mail that failed: another try where the server has certainly not accepted it, never one where it may have. */
export function failedTo(recipient: Recipient, failure: MailFailure, now: Date): Ended {
  const { tries } = recipient
  const ended = { recipient, reason: null, answer: storedAnswer(failure.message), tries, nextTryAt: null }
  if (failure.kind === 'unknown') return { ...ended, state: 'uncertain', reason: 'interrupted' }
  if (failure.about === 'server') return { ...ended, state: 'waiting', nextTryAt: now.toISOString() }
  if (failure.kind === 'refused') {
    return failure.about === 'recipient'
      ? { ...ended, state: 'bounced' }
      : { ...ended, state: 'failed', reason: 'refused' }
  }
  const at = nextTryAt(tries + 1, now)
  return at
    ? { ...ended, state: 'waiting', tries: tries + 1, nextTryAt: at.toISOString() }
    : { ...ended, state: 'failed', reason: 'triedOften', tries: tries + 1 }
}
