import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ServiceContract, ServiceMethod } from '@brigade/domain/access/contract.ts'
import { type ServicePath, services } from '@brigade/domain/services.ts'
import { BadRequest } from '@feathersjs/errors'
import type { BodyPart } from './large-body.worker.ts'
import { readListBody } from './list-body.ts'

/**
 * The bodies that were checked while they were read, with the call that they were checked for: they are not checked
 * again.
 */
const checked = new WeakMap<object, string>()

/** Returns true if `readLargeBody` has checked a body against the schema of this method of a service. */
export function isCheckedFor({ path, method }: { path: string; method: string }, body: unknown): boolean {
  return typeof body === 'object' && body !== null && checked.get(body) === `${method} ${path}`
}

export type LargeBody = { bytes: Buffer; path: ServicePath; method: ServiceMethod }

const workerFile = new URL('large-body.worker.ts', import.meta.url)
const megabytesAtMost = 512

/** The last body in the queue. Bodies are read one after the other: two at once would take a thread each. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a large body, and returns its value if it fits what the service takes. To keep the event loop free, a list is
 * read in turns of it. Any other body, and one that is to be refused, is read on a separate thread, and arrives from
 * there in parts of a few milliseconds. Throws the same errors as for a small body.
 */
export async function readLargeBody(body: LargeBody): Promise<unknown> {
  const turn = last.then(() => read(body))
  last = turn.catch(() => undefined)
  return turn
}

async function read(body: LargeBody): Promise<unknown> {
  const { path, method } = body
  const contract: ServiceContract = services[path]
  const schema = contract[method]?.data
  const value = (schema && (await readListBody(body.bytes, schema))) ?? (await readOnThread(body))
  checked.set(value, `${method} ${path}`)
  return value
}

async function readOnThread({ bytes, path, method }: LargeBody): Promise<object> {
  const copy = new Uint8Array(bytes)
  const worker = new Worker(workerFile, {
    workerData: { bytes: copy, path, method },
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: megabytesAtMost },
  })
  try {
    const value: Record<string, unknown> = {}
    for (;;) {
      const part = await nextPart(worker)
      if (part.refusal) throw new BadRequest(part.refusal.message, part.refusal.data)
      if (part.isEnd) return value
      add(value, part)
      await nextTurn()
      worker.postMessage('next', [])
    }
  } finally {
    void worker.terminate()
  }
}

async function nextPart(worker: Worker): Promise<BodyPart> {
  const [part] = await once(worker, 'message')
  return part
}

function add(value: Record<string, unknown>, { fields = {}, entries = {} }: BodyPart): void {
  Object.assign(value, fields)
  for (const [field, list] of Object.entries(entries)) {
    const known = value[field]
    if (Array.isArray(known)) for (const entry of list) known.push(entry)
    else value[field] = list
  }
}
