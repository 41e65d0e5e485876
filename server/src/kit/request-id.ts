import { randomBytes } from 'node:crypto'

const wellFormed = /^[\w.-]{8,64}$/
const ofThisProcess = randomBytes(5).toString('hex')
let count = 0

/** An id that no other request has, this process's own part first. */
export function newRequestId(): string {
  count += 1
  return `${ofThisProcess}-${count.toString(36)}`
}

/** The id that a proxy or client gave its request, where it is one that can stand in a log. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && wellFormed.test(header) ? header : newRequestId()
}
