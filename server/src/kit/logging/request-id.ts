import { randomBytes } from 'node:crypto'

const wellFormed = /^[\w.-]{8,64}$/
const ofThisProcess = randomBytes(5).toString('hex')
let count = 0

/** Returns a unique request id, prefixed with this process's own part. */
export function newRequestId(): string {
  count += 1
  return `${ofThisProcess}-${count.toString(36)}`
}

/** Returns the id that a proxy or client gave its request if it can be written to a log, else a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && wellFormed.test(header) ? header : newRequestId()
}
