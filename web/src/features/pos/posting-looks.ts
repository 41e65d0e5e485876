import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { posErrors } from '@brigade/domain/pos/pos.errors.ts'
import { checkToldBy, saidByPos } from '@brigade/domain/pos/pos.notifying.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { changesSincePosting, type PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import type { PostingReason, PostingState } from '@brigade/domain/pos/pos.states.ts'
import { say } from '#kit/i18n.ts'
import { problemText } from '#kit/told-problem.ts'
import type { Tone } from '#ui/tone.ts'

export const postingTones = {
  waiting: 'grey',
  running: 'blue',
  posted: 'green',
  failed: 'red',
  uncertain: 'amber',
  withdrawn: 'grey',
} satisfies Record<PostingState, Tone>

/** Why it is not posted, in the language of the interface, with what the point of sale itself said in its own. */
export function reasonOf({ reason, message }: Pick<PosPosting, 'reason' | 'message'>): string | null {
  if (reason === null) return null
  const why = problemText({ code: reason, sentence: posErrors[reason] }, [])
  return message ? withSaid(why, message) : why
}

/** In whatever language and direction the point of sale speaks. */
function withSaid(why: string, said: string): string {
  return `${why} \u2068(${said})\u2069`
}

/** What a notification is about, in the language of the interface: in English as the server says it, with what the point of sale said. */
export function sentenceOfNotice({ reason, message }: Pick<PosNotification, 'reason' | 'message'>): string {
  if (isOneOf(changesSincePosting, reason)) return say(`pos:popups.since.${reason}`)
  if (reason === 'posted') return sentenceOfPosted({ reason, message })
  const why = problemText({ code: reason, sentence: message }, [])
  const said = saidByPos({ reason, message })
  return said === null || why === message ? why : withSaid(why, said)
}

function sentenceOfPosted(notice: Pick<PosNotification, 'reason' | 'message'>): string {
  const { said, checkNumber } = checkToldBy(notice)
  const check = checkNumber === null ? [] : [say('pos:notices.check', { number: checkNumber })]
  return [...(said === '' ? [] : [`\u2068${said}\u2069`]), ...check].join(' ')
}

/** What it is called: whether the order is there, is not, may be, or is there as it was before. */
export function titleKeyOfNotice({ reason }: Pick<PosNotification, 'reason'>) {
  if (reason === 'posted' || isOneOf(changesSincePosting, reason)) return reason
  return isOneOf(doubts, reason) ? 'unsure' : 'title'
}

const doubts = ['noAnswer', 'unreadable', 'cutOff'] as const satisfies readonly PostingReason[]

/** Whether somebody can have it sent once more, from the list of postings. */
export function canSendAgain(state: PostingState): boolean {
  return state === 'failed' || state === 'uncertain'
}
