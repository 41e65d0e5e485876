import { nextRecipientTry, type RecipientState, worstStreaks } from '@brigade/domain/mailing/mailing.states.ts'
import type { MailFailure } from '#features/mail/public/mail-failure.ts'
import { storedAnswer } from './mark-bounced.ts'
import type { Ended, Recipient } from './take-recipient.ts'

/** Returns the end of a mail that the server has accepted. */
export function sentTo(recipient: Recipient): Ended {
  return { recipient, state: 'sent', reason: null, answer: null, tries: recipient.tries, nextTryAt: null }
}

/** Returns the end of a mail that failed: another try where the server has certainly not accepted it, never one where it may have. */
export function failedTo(recipient: Recipient, failure: MailFailure, now: Date): Ended {
  const answer = storedAnswer(failure.message)
  const endedAs = (state: Ended['state'], reason: Ended['reason'] = null): Ended => {
    return { recipient, state, reason, answer, tries: recipient.tries, nextTryAt: null }
  }
  if (failure.kind === 'unknown') return endedAs('uncertain', 'interrupted')
  if (failure.about === 'server') return { ...endedAs('waiting'), nextTryAt: now.toISOString() }
  if (failure.kind === 'refused') {
    return failure.about === 'recipient' ? endedAs('bounced') : endedAs('failed', 'refused')
  }
  const tries = recipient.tries + 1
  const at = nextRecipientTry(tries, now)
  return at
    ? { ...endedAs('waiting'), tries, nextTryAt: at.toISOString() }
    : { ...endedAs('failed', 'triedOften'), tries }
}

/** How many mails in a row have ended alike. */
export type Streak = { state: RecipientState; mails: number }

export function streakWith({ state, mails }: Streak, next: RecipientState): Streak {
  return { state: next, mails: next === state ? mails + 1 : 1 }
}

/** Returns whether so many mails have ended alike that the mail server is the reason, and not the recipients. */
export function isTrouble({ state, mails }: Streak): boolean {
  if (state === 'uncertain') return mails >= worstStreaks.uncertain
  return state === 'bounced' && mails >= worstStreaks.bounced
}
