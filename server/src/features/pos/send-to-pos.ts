import { outcomeOf, type PostingOutcome } from '@brigade/domain/pos/pos.reply.ts'
import { postingLimitMs } from '@brigade/domain/pos/pos.posting.ts'
import type { CallPos } from './pos-caller.ts'

/** Where an order is sent, and what with. */
export type SendTo = { url: string; body: string }

/** At the address where checks are open, if the room has one, and else at the normal one: also after the first knew no such check. */
export type Sending = { openCheck: SendTo | null; normal: SendTo }

export type Sent = { outcome: PostingOutcome; url: string }

/** Sends an order within the limit for both calls together. Only what the point of sale says it has not found is sent a second time. */
export async function sendToPos({ openCheck, normal }: Sending, callPos: CallPos): Promise<Sent> {
  const endAt = performance.now() + postingLimitMs
  if (openCheck) {
    const sent = await send(openCheck)
    const { outcome } = sent
    if (outcome.state !== 'failed' || outcome.reason !== 'recordNotFound') return sent
  }
  return await send(normal)

  async function send({ url, body }: SendTo): Promise<Sent> {
    const limitMs = Math.max(1, Math.floor(endAt - performance.now()))
    const answer = await callPos({ url, method: 'POST', body, limitMs })
    if (answer.kind === 'answered') return { url, outcome: outcomeOf(answer) }
    if (answer.kind === 'noAnswer') return { url, outcome: { state: 'uncertain', reason: 'noAnswer', message: null } }
    return { url, outcome: { state: 'failed', reason: answer.reason, message: null } }
  }
}
