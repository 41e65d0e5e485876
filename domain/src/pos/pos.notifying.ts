import { isOneOf } from '../kit/is-one-of.ts'
import { posErrors } from './pos.errors.ts'
import type { PosNotification } from './pos.records.schema.ts'
import type { PosPosting } from './pos.schema.ts'
import { postingReasons } from './pos.states.ts'

export type PosNotice = Pick<PosNotification, 'type' | 'reason' | 'title' | 'message'>

/** Why a posting is not posted, for people, with what the point of sale itself said. */
export function sentenceOfPosting({ reason, message }: Pick<PosPosting, 'reason' | 'message'>): string {
  if (reason === null) return message ?? ''
  return message ? `${posErrors[reason]} (${message})` : posErrors[reason]
}

/** What is answered to a person who posts an order of which nothing has come yet. */
export const openPostingSentences = {
  waiting: 'The order is waiting to be sent to the POS. It is sent automatically.',
  running: 'The POS has not answered yet. The order shows the result.',
} as const

/** What the point of sale itself said, of the sentence of a notification that says why an order is not posted; null where it said nothing. */
export function saidByPos({ reason, message }: Pick<PosNotification, 'reason' | 'message'>): string | null {
  if (!isOneOf(postingReasons, reason)) return null
  const before = `${posErrors[reason]} (`
  return message.startsWith(before) && message.endsWith(')') ? message.slice(before.length, -1) : null
}

/** The check onto which an order went, of the sentence of a notification that it is posted, and what the point of sale itself said before it. */
export function checkToldBy({ reason, message }: Pick<PosNotification, 'reason' | 'message'>): {
  said: string
  checkNumber: string | null
} {
  const told = reason === 'posted' ? toldCheck.exec(message) : null
  return told?.[2] === undefined ? { said: message, checkNumber: null } : { said: told[1] ?? '', checkNumber: told[2] }
}

function sentenceOfCheck(checkNumber: string): string {
  return `Check ${checkNumber}.`
}

/** As `sentenceOfCheck` ends the message. */
const toldCheck = /^(?:([^]*) )?Check ([^]+)\.$/

/** How those who post orders are told what came of one. */
export function notificationOf(
  posting: Pick<PosPosting, 'orderId' | 'table' | 'state' | 'reason' | 'message' | 'checkNumber'>,
): PosNotice {
  const { orderId, table, state, reason, message, checkNumber } = posting
  const order = `Order #${orderId} (${table})`
  if (state === 'posted') {
    const check = checkNumber === null ? '' : sentenceOfCheck(checkNumber)
    const said = [message, check].filter(Boolean).join(' ')
    return { type: 'success', reason: 'posted', title: `${order} was sent to the POS`, message: said }
  }
  const title = state === 'uncertain' ? `${order} may not have reached the POS` : `${order} was not sent to the POS`
  return { type: 'error', reason: reason ?? 'refused', title, message: sentenceOfPosting(posting) }
}

/** What happens to an order that the point of sale has, and does not hear of. */
const changes = {
  changed: ['was changed', 'The POS has it as it was before. Send it again, or change it there too.'],
  cancelled: ['was cancelled', 'The POS still has it. Take it back there too.'],
  tookOver: [
    'took over another one',
    'The POS has, or may have, a part of it. Look there, and send it if it should come again.',
  ],
} as const

export type PosChange = keyof typeof changes

/** How they are told that the point of sale has an order as it was before. */
export function changeNotification(
  { orderId, table }: Pick<PosPosting, 'orderId' | 'table'>,
  change: PosChange,
): PosNotice {
  const [title, message] = changes[change]
  return { type: 'error', reason: `${change}Since`, title: `Order #${orderId} (${table}) ${title}`, message }
}
