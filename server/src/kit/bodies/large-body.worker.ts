import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { ServiceContract, ServiceMethod } from '@brigade/domain/access/contract.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { type ServicePath, services } from '@brigade/domain/services.ts'
import { BadRequest } from '@feathersjs/errors'
import { parsePlain } from './http-body.ts'
import { checkOf } from '../validation/validation.ts'

/** The messages from the worker to the main thread. */
export type BodyPart = {
  fields?: Record<string, unknown>
  /** The next entries of lists. */
  entries?: Record<string, unknown[]>
  isEnd?: true
  refusal?: { message: string; data: Record<string, unknown> }
}

/** Number of characters in a part: the main thread takes a few milliseconds to receive them. */
const lettersAPart = 200_000

await send()

async function send(): Promise<void> {
  const { bytes, path, method }: { bytes: Uint8Array; path: ServicePath; method: ServiceMethod } = workerData
  try {
    const body = parsePlain(Buffer.from(bytes.buffer))
    const contract: ServiceContract = services[path]
    const schema = contract[method]?.data
    if (schema) checkOf('data', schema)(body)
    for (const part of partsOf(hasFields(body) ? body : {})) {
      parentPort?.postMessage(part, [])
      await once(parentPort!, 'message')
    }
    parentPort?.postMessage({ isEnd: true } satisfies BodyPart, [])
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error
    const { message, data } = error
    parentPort?.postMessage({ refusal: { message, data } } satisfies BodyPart, [])
  }
}

function* partsOf(body: Record<string, unknown>): Generator<BodyPart> {
  const lists = Object.entries(body).filter((field): field is [string, unknown[]] => Array.isArray(field[1]))
  const names = new Set(lists.map(([name]) => name))
  yield { fields: Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name))) }
  for (const [name, list] of lists) for (const entries of slicesOf(list)) yield { entries: { [name]: entries } }
}

function* slicesOf(list: readonly unknown[]): Generator<unknown[]> {
  let entries: unknown[] = []
  let letters = 0
  for (const entry of list) {
    entries.push(entry)
    letters += JSON.stringify(entry).length
    if (letters < lettersAPart) continue
    yield entries
    entries = []
    letters = 0
  }
  yield entries
}
