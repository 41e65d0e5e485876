import { chunksOf } from './in-chunks.ts'
import { takeTurns } from './long-turns.ts'

/** Of a longer list, so many records at a time become text before others may have their turn. */
const recordsAPart = 50

const texts = new WeakMap<object, string>()
const partsOfLists = new WeakMap<object, readonly Buffer[]>()

/**
 * The JSON text of what leaves the server. A record that is answered to one caller and told to many screens is encoded once: it does
 * not change after it has left the work that made it.
 */
export function jsonTextOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** The JSON of an answer where it is at hand: as bytes, or in the parts in which a long list was encoded by turns. */
export function readyJsonOf(value: unknown): readonly Buffer[] | undefined {
  if (Buffer.isBuffer(value)) return [value]
  return typeof value === 'object' && value !== null ? partsOfLists.get(value) : undefined
}

/** Encodes a list that is long in parts, so that others have their turn in between: ten thousand orders are 24 MB. */
export async function encodeByTurns(value: unknown): Promise<void> {
  if (!Array.isArray(value) || value.length <= recordsAPart) return
  const turns = takeTurns()
  const parts: Buffer[] = []
  for (const [place, records] of chunksOf<unknown>(value, recordsAPart).entries()) {
    parts.push(Buffer.from((place === 0 ? '[' : ',') + JSON.stringify(records).slice(1, -1)))
    if (turns.isOver()) await turns.next()
  }
  partsOfLists.set(value, [...parts, Buffer.from(']')])
}
