import { hasFields } from '../kit/has-fields.ts'
import { plainText } from '../kit/plain-text.ts'
import { posLimits } from './pos.schema.ts'
import type { PostingDoubt, PostingFailure } from './pos.states.ts'

/** The answer of a point of sale: its status, its text, and whether the text was interrupted or too long. */
export type PosReply = { status: number; text: string; isCut: boolean }

type Said = { message: string | null; checkNumber: string | null; checkSeq: string | null }

/** The result of sending an order. */
export type PostingOutcome =
  | ({ state: 'posted' } & Said)
  | { state: 'failed'; reason: PostingFailure; message: string | null }
  | { state: 'uncertain'; reason: PostingDoubt; message: string | null }

/**
 * Interprets the answer of a point of sale. The order is posted if the answer confirms it readably, or is a 204. It
 * failed if the answer refuses it, by its status or in the body of a 200. It is uncertain if a gateway made the answer,
 * or if it confirms without readable content. (spec 1, §8)
 */
export function outcomeOf(reply: PosReply): PostingOutcome {
  const { status, isCut } = reply
  const said = saidIn(reply)
  const message = said?.message ?? null
  if (status >= 300 && status < 400) return { state: 'failed', reason: 'redirected', message }
  if (notFound.test(message ?? '')) return { state: 'failed', reason: 'recordNotFound', message: null }
  if (lostBehindGateway.has(status)) return { state: 'uncertain', reason: 'noAnswer', message }
  if (status < 200 || status >= 300) return { state: 'failed', reason: 'refused', message }
  if (status === 204) return { state: 'posted', ...silent }
  if (said?.isRefusal) return { state: 'failed', reason: 'refused', message }
  if (isCut || !said || !said.isObject) return { state: 'uncertain', reason: 'unreadable', message: null }
  const { checkNumber, checkSeq } = said
  return { state: 'posted', message, checkNumber, checkSeq }
}

const notFound = /^record not found[.!]?$/i

/** Bad Gateway and Gateway Timeout are not answers of the point of sale. */
const lostBehindGateway: ReadonlySet<number> = new Set([502, 504])

const silent: Said = { message: null, checkNumber: null, checkSeq: null }

/** Returns the content of the answer; a short text that is not JSON is a message. Undefined if neither can be read. */
function saidIn({ text, isCut }: PosReply): (Said & { isObject: boolean; isRefusal?: boolean }) | undefined {
  if (isCut) return undefined
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'string') return { ...silent, message: messageIn(body), isObject: false }
    if (!hasFields(body) || Array.isArray(body)) return undefined
    const { message, checkNumber, checkSeq } = body
    const isRefusal = refuses(body)
    return {
      message: messageIn(message) ?? (isRefusal ? errorIn(body.error) : null),
      checkNumber: numberIn(checkNumber),
      checkSeq: numberIn(checkSeq),
      isObject: true,
      isRefusal,
    }
  } catch {
    const isPlain = text.length <= posLimits.messageLength && !text.trimStart().startsWith('<')
    return isPlain ? { ...silent, message: messageIn(text), isObject: false } : undefined
  }
}

/**
 * Returns whether a body refuses the order: some points of sale always answer 200 and report the refusal in the body.
 */
function refuses({ success, error }: Record<string, unknown>): boolean {
  if (success === false) return true
  if (success === true) return false
  return error === true || errorIn(error) !== null
}

/** Returns the text of an error, which is a text or an object with a message. */
function errorIn(error: unknown): string | null {
  return messageIn(hasFields(error) ? error.message : error)
}

function messageIn(message: unknown): string | null {
  return typeof message === 'string'
    ? plainText(message).slice(0, posLimits.messageLength).toWellFormed() || null
    : null
}

/** Returns the number as a text: points of sale send a number or a text. */
function numberIn(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string') return null
  const kept = plainText(text)
  return kept !== '' && kept.length <= posLimits.checkLength ? kept : null
}
