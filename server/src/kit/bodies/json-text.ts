import { chunksOf } from '../database/in-chunks.ts'
import { eventLoopTurns } from '../database/yield-to-event-loop.ts'
import { badRequest } from '../errors/errors.ts'

/** Number of records of a longer list that are encoded at a time, before other calls have their turn. */
const recordsAPart = 50

/** Maximum bytes of a bare list as JSON: ten thousand usual orders are 24 MB. Pages are limited by their number of records. */
const listBytesAtMost = 64_000_000

const texts = new WeakMap<object, string>()
const partsOfLists = new WeakMap<object, readonly Buffer[]>()

/**
 * Returns the JSON text of a value that leaves the server. A record that is answered to one caller and published to
 * many screens is encoded once: it does not change after the transaction that made it.
 */
export function jsonTextOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** Returns the JSON of an answer if it was made before: as bytes, or in the parts in which a long list was encoded. */
export function readyJsonOf(value: unknown): readonly Buffer[] | undefined {
  if (Buffer.isBuffer(value)) return [value]
  return typeof value === 'object' && value !== null ? partsOfLists.get(value) : undefined
}

/**
 * Encodes a long list in parts, so that other calls have their turn in between. Throws BadRequest as soon as the list is larger than an
 * answer may be.
 */
export async function encodeByTurns(value: unknown, bytesAtMost: number = listBytesAtMost): Promise<void> {
  if (!Array.isArray(value) || value.length <= recordsAPart) return
  const turns = eventLoopTurns()
  const parts: Buffer[] = []
  let bytes = 0
  for (const [place, records] of chunksOf<unknown>(value, recordsAPart).entries()) {
    const part = Buffer.from((place === 0 ? '[' : ',') + JSON.stringify(records).slice(1, -1))
    bytes += part.length
    if (bytes > bytesAtMost) throw answerTooLarge()
    parts.push(part)
    if (turns.isOver()) await turns.next()
  }
  partsOfLists.set(value, [...parts, Buffer.from(']')])
}

function answerTooLarge() {
  const message = 'This list is too long for one answer. Ask for fewer records, or page by page.'
  return badRequest({ message, reason: 'answerTooLarge' })
}
