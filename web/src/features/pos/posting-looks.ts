import { posErrors } from '@brigade/domain/pos/pos.errors.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import type { PostingState } from '@brigade/domain/pos/pos.states.ts'
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
  return message ? `${why} \u2068(${message})\u2069` : why
}

/** Whether somebody can have it sent once more, from the list of postings. */
export function canSendAgain(state: PostingState): boolean {
  return state === 'failed' || state === 'uncertain'
}
