import { isUtf8 } from 'node:buffer'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { BadRequest } from '@feathersjs/errors'
import type { TSchema } from '@sinclair/typebox'
import { eventLoopTurns } from '../database/yield-to-event-loop.ts'
import { checkOf } from '../validation/validation.ts'
import { PayloadTooLarge } from './transport-errors.ts'
import { assertPlainJson, assertPlainValues } from '../validation/wire-values.ts'

/** Number of bytes of a list that are parsed and checked in a few milliseconds. */
const bytesAPart = 50_000
/** The largest part in bytes that is read here: a thread reads lists with larger entries. */
const partBytesAtMost = 2 * bytesAPart
/** The largest entry in bytes: as large as the body of a call for one record. */
const entryBytesAtMost = 1_000_000

/**
 * Reads and checks a large body that is one list with a few fields beside it, as imports are, in turns of the event loop. Returns undefined for a
 * body of another form, and for one that is to be refused.
 */
export async function readListBody(bytes: Buffer, schema: TSchema): Promise<object | undefined> {
  const list = listIn(schema)
  if (!list || !isUtf8(bytes)) return undefined
  try {
    return await readParts(bytes, { ...list, check: checkOf('data', schema) })
  } catch (error) {
    // The reader of the whole body names all of its faults.
    if (error instanceof BadRequest || error instanceof SyntaxError) return undefined
    throw error
  }
}

type ListField = { field: string; atMost: number }
type Part = { start: number; end: number }

async function readParts(
  bytes: Buffer,
  { field, atMost, check }: ListField & { check(value: unknown): void },
): Promise<object | undefined> {
  const turns = eventLoopTurns()
  const entries: unknown[] = []
  const parts: Part[] = []
  for (const part of partsOf(bytes)) {
    if (turns.isOver()) await turns.next()
    parts.push(part)
  }
  const [first, last] = [parts[0], parts.at(-1)]
  const body = first && last && bodyAround(bytes, { start: first.start, end: last.end })
  if (!body || !isEmptyList(body[field])) return undefined
  assertPlainValues(body)
  for (const part of parts) {
    if (turns.isOver()) await turns.next()
    const next = entriesIn(bytes, part)
    const checked = { ...body, [field]: next }
    assertPlainJson(checked, bytes.subarray(part.start, part.end))
    check(checked)
    for (const entry of next) entries.push(entry)
    if (entries.length > atMost) return undefined
  }
  return { ...body, [field]: entries }
}

/** Returns the field of a body that takes a list whose entries are checked one by one. */
function listIn({ properties }: TSchema): ListField | undefined {
  if (!hasFields(properties)) return undefined
  for (const [field, schema] of Object.entries(properties)) {
    if (!hasFields(schema) || schema['type'] !== 'array') continue
    const { type, items, minItems = 1, maxItems, ...others } = schema
    const isByEntry = type === 'array' && hasFields(items) && minItems === 1 && typeof maxItems === 'number'
    return isByEntry && Object.keys(others).length === 0 ? { field, atMost: maxItems } : undefined
  }
  return undefined
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
/** `[` and `{`, `]` and `}`. */
const [openingList, opening, closingList, closing] = [0x5b, 0x7b, 0x5d, 0x7d]

/**
 * Returns the positions of the entries of the first list in a JSON text, as many together as are read at once. Throws a
 * SyntaxError if an entry is too large to be read here, or the list does not end, and PayloadTooLarge if it is too large
 * at all.
 */
function* partsOf(bytes: Buffer): Generator<Part> {
  let start = startOfList(bytes.subarray(0, bytesAPart))
  while (start > 0) {
    const within = bytes.subarray(0, start + partBytesAtMost)
    const end = endOfPart(within, start)
    if (end >= within.length) throw endlessPart(bytes, start)
    yield { start, end }
    if (bytes[end] === closingList || bytes[end] === closing) return
    start = end + 1
  }
}

/**
 * Returns the error for a part that does not end where a thread would take over. An entry that is too large is refused
 * here: it would hold the thread, and everybody who waits for it.
 */
function endlessPart(bytes: Buffer, start: number): Error {
  const within = bytes.subarray(0, start + bytesAPart + entryBytesAtMost)
  if (within.length === bytes.length || endOfPart(within, start) < within.length)
    return new SyntaxError('A part of the list does not end')
  const data = { reason: 'tooLarge', bytesAtMost: entryBytesAtMost }
  return new PayloadTooLarge(`An entry of the list can’t be larger than ${entryBytesAtMost / 1_000_000} MB.`, data)
}

function startOfList(bytes: Buffer): number {
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place]
    if (byte === openingList) return place + 1
    if (byte === quote) place = endOfText(bytes, place)
  }
  return 0
}

/**
 * Returns the position of the comma after enough entries, or of the end of their list. It is one loop over all bytes,
 * because no other code runs as often.
 */
function endOfPart(bytes: Buffer, start: number): number {
  let depth = 0
  for (let place = start; place < bytes.length; place += 1) {
    const byte = bytes[place]
    if (byte === quote) place = endOfText(bytes, place)
    else if (byte === openingList || byte === opening) depth += 1
    else if (byte === closingList || byte === closing) {
      if (depth === 0) return place
      depth -= 1
    } else if (byte === comma && depth === 0 && place - start > bytesAPart) return place
  }
  return bytes.length
}

function endOfText(bytes: Buffer, start: number): number {
  let place = start + 1
  while (place < bytes.length && bytes[place] !== quote) place += bytes[place] === backslash ? 2 : 1
  return place
}

/** Returns the body without its list, whose entries are in `[start, end)`; undefined if there are other lists, too. */
function bodyAround(bytes: Buffer, { start, end }: Part): Record<string, unknown> | undefined {
  if (start + bytes.length - end > bytesAPart) return undefined
  const [before, after] = [bytes.toString('utf8', 0, start), bytes.toString('utf8', end)]
  if (after.includes('[')) return undefined
  const body: unknown = JSON.parse(before + after)
  return hasFields(body) ? body : undefined
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** Throws a SyntaxError if there are none. */
function entriesIn(bytes: Buffer, { start, end }: Part): unknown[] {
  const entries: unknown = JSON.parse(`[${bytes.toString('utf8', start, end)}]`)
  if (!Array.isArray(entries) || entries.length === 0) throw new SyntaxError('An entry is missing')
  return entries
}
