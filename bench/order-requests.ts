import { hotelManager, openGuestSessions, signIn } from './brigade.ts'
import { requestText } from './http-line.ts'
import { makeOrderBodies } from './order-bodies.ts'
import { median } from './statistics.ts'

/**
 * An endless source of requests that place orders, each with its own key, alternating between many guests and several
 * orders.
 */
export type OrderRequests = () => string

const keyPlaceholder = '@'.repeat(24)

/** Prepares the requests of the hotel's guests, by what Brigade's menu sells now. */
export async function prepareRequests(port: number): Promise<{ nextRequest: OrderRequests; bytes: number }> {
  const managerToken = await signIn(port, hotelManager)
  const guestTokens = await openGuestSessions(port, managerToken)
  const bodies = await makeOrderBodies({ port, managerToken, guestToken: guestTokens[0]! })
  const bytes = Math.round(median(bodies.map((body) => Buffer.byteLength(body))))
  return { nextRequest: makeOrderRequests({ guestTokens, bodies }), bytes }
}

/**
 * Builds the texts of the requests beforehand, except for the key, so that the client costs next to nothing. The bare
 * server gets the same bytes.
 */
function makeOrderRequests({ guestTokens, bodies }: { guestTokens: string[]; bodies: string[] }): OrderRequests {
  const run = Date.now().toString(36)
  const halves = guestTokens.map((token, index) => {
    const headers = { 'Idempotency-Key': keyPlaceholder }
    const body = bodies[index % bodies.length]!
    const [before = '', after = ''] = requestText({ method: 'POST', path: '/v1/order', token, headers, body }).split(
      keyPlaceholder,
    )
    return { before, after }
  })

  let count = 0
  return () => {
    count += 1
    const { before, after } = halves[count % halves.length]!
    return `${before}${run}-${String(count).padStart(24 - run.length - 1, '0')}${after}`
  }
}
