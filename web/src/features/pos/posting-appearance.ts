import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { posErrors } from '@brigade/domain/pos/pos.errors.ts'
import { checkReportedBy, saidByPos } from '@brigade/domain/pos/pos.notifying.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { changesSincePosting, type PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import type { PostingReason, PostingState } from '@brigade/domain/pos/pos.states.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import type { Tone } from '#ui/tone.ts'

export const postingTones = {
  waiting: 'grey',
  running: 'blue',
  posted: 'green',
  failed: 'red',
  uncertain: 'amber',
  withdrawn: 'grey',
} satisfies Record<PostingState, Tone>

/**
 * Returns the reason why an order is not posted, in the language of the interface, with the answer of the point of sale
 * in its own.
 */
export function reasonOf({ reason, message }: Pick<PosPosting, 'reason' | 'message'>): string | null {
  if (reason === null) return null
  const why = problemText({ code: reason, sentence: posErrors[reason] }, [])
  return message ? withSaid(why, message) : why
}

/** Adds the answer of the point of sale, in whatever language and direction it is. */
function withSaid(why: string, said: string): string {
  return `${why} \u2068(${said})\u2069`
}

/**
 * Returns the text of a notification, in the language of the interface: in English as the server writes it, with the
 * answer of the point of sale.
 */
export function sentenceOfNotice({ reason, message }: Pick<PosNotification, 'reason' | 'message'>): string {
  if (isOneOf(changesSincePosting, reason)) return translate(`pos:popups.since.${reason}`)
  if (reason === 'posted') return sentenceOfPosted({ reason, message })
  const why = problemText({ code: reason, sentence: message }, [])
  const said = saidByPos({ reason, message })
  return said === null || why === message ? why : withSaid(why, said)
}

function sentenceOfPosted(notice: Pick<PosNotification, 'reason' | 'message'>): string {
  const { said, checkNumber } = checkReportedBy(notice)
  const check = checkNumber === null ? [] : [translate('pos:notices.check', { number: checkNumber })]
  return [...(said === '' ? [] : [`\u2068${said}\u2069`]), ...check].join(' ')
}

/** Returns the key of the title: whether the order is there, is not, may be, or is there in an earlier state. */
export function titleKeyOfNotice({ reason }: Pick<PosNotification, 'reason'>) {
  if (reason === 'posted' || isOneOf(changesSincePosting, reason)) return reason
  return isOneOf(doubts, reason) ? 'unsure' : 'title'
}

const doubts = ['noAnswer', 'unreadable', 'cutOff'] as const satisfies readonly PostingReason[]

/** Returns true if a posting can be sent again from the list of postings. */
export function canSendAgain(state: PostingState): boolean {
  return state === 'failed' || state === 'uncertain'
}
