import { outcomeOf, type PostingOutcome } from '@brigade/domain/pos/pos.reply.ts'
import { postingLimitMs } from '@brigade/domain/pos/pos.posting.ts'
import type { CallPos } from './pos-caller.ts'

/** The address that an order is sent to, and the body. */
export type SendTo = { url: string; body: string }

/**
 * The calls of a posting: to the address for open checks, if the room has one, and to the normal one, also after the first did not
 * know the check.
 */
export type Sending = { openCheck: SendTo | null; normal: SendTo }

export type Sent = { outcome: PostingOutcome; url: string }

/**
 * Sends an order within the time limit for both calls together. Only an order whose check the point of sale has not found is sent a
 * second time.
 */
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
