import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ServiceContract, ServiceMethod } from '@brigade/domain/access/contract.ts'
import { type ServicePath, services } from '@brigade/domain/services.ts'
import { BadRequest } from '@feathersjs/errors'
import type { BodyPart } from './large-body.worker.ts'
import { readListBody } from './list-body.ts'

/** What was checked on the way in, by the call that it was checked for: nobody looks at it again. */
const checked = new WeakMap<object, string>()

/** Whether a body is one that `readLargeBody` has checked against what this method of a service takes. */
export function isCheckedFor({ path, method }: { path: string; method: string }, body: unknown): boolean {
  return typeof body === 'object' && body !== null && checked.get(body) === `${method} ${path}`
}

export type LargeBody = { bytes: Buffer; path: ServicePath; method: ServiceMethod }

const workerFile = new URL('large-body.worker.ts', import.meta.url)
const megabytesAtMost = 512

/** Bodies are read one after the other: two of them at once would take a thread each. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The value of a large body that fits what the service takes. So that nobody waits for it, a list is read by turns of the event loop; any other body,
 * and one that is to be refused, on a thread of its own, from which it comes over in parts of a few milliseconds. Throws what the same body would be
 * refused with if it were small.
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
