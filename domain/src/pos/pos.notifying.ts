import { isOneOf } from '../kit/is-one-of.ts'
import { posErrors } from './pos.errors.ts'
import type { PosNotification } from './pos.records.schema.ts'
import type { PosPosting } from './pos.schema.ts'
import { postingReasons } from './pos.states.ts'

export type PosNotice = Pick<PosNotification, 'type' | 'reason' | 'title' | 'message'>

/** Returns the reason why a posting is not posted, for people, with the point of sale's own message. */
export function sentenceOfPosting({ reason, message }: Pick<PosPosting, 'reason' | 'message'>): string {
  if (reason === null) return message ?? ''
  return message ? `${posErrors[reason]} (${message})` : posErrors[reason]
}

/** The answer to a person who posts an order whose posting is still open. */
export const openPostingSentences = {
  waiting: 'The order is waiting to be sent to the POS. It is sent automatically.',
  running: 'The POS hasn’t responded yet. The order shows the result.',
} as const

/**
 * Returns the point of sale's own message from the sentence of a notification about an order that is not posted; null
 * if it sent none.
 */
export function saidByPos({ reason, message }: Pick<PosNotification, 'reason' | 'message'>): string | null {
  if (!isOneOf(postingReasons, reason)) return null
  const before = `${posErrors[reason]} (`
  return message.startsWith(before) && message.endsWith(')') ? message.slice(before.length, -1) : null
}

/**
 * Returns the check of the order from the sentence of a notification that it is posted, and the point of sale's own
 * message before it.
 */
export function checkReportedBy({ reason, message }: Pick<PosNotification, 'reason' | 'message'>): {
  said: string
  checkNumber: string | null
} {
  const told = reason === 'posted' ? toldCheck.exec(message) : null
  return told?.[2] === undefined ? { said: message, checkNumber: null } : { said: told[1] ?? '', checkNumber: told[2] }
}

function sentenceOfCheck(checkNumber: string): string {
  return `Check ${checkNumber}.`
}

/** Matches the end that `sentenceOfCheck` adds to a message. */
const toldCheck = /^(?:([^]*) )?Check ([^]+)\.$/

/** Returns the notification of a posting's result for people who post orders. */
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

/** The changes of a posted order that the point of sale does not learn of. */
const changes = {
  changed: ['was changed', 'The POS has the old version. Send it again, or change it there too.'],
  cancelled: ['was cancelled', 'The POS still has it. Cancel it there too.'],
  tookOver: [
    'was merged with another order',
    'The POS may have only part of it. Check the POS, and send it again if needed.',
  ],
} as const

export type PosChange = keyof typeof changes

/** Returns the notification that the point of sale has an old version of an order. */
export function posChangeNotification(
  { orderId, table }: Pick<PosPosting, 'orderId' | 'table'>,
  change: PosChange,
): PosNotice {
  const [title, message] = changes[change]
  return { type: 'error', reason: `${change}Since`, title: `Order #${orderId} (${table}) ${title}`, message }
}
