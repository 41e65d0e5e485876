import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import type { StripeSettings } from '#kit/settings/stripe-settings.ts'
import { noon } from './test-server.ts'
import { type StripeAccount, type StripeEvent, StripeProblem, stripeAccount } from './stripe-account.ts'

/**
 * A server for the part of Stripe's API that makes, reads and expires pages, over HTTP and with its errors; it signs
 * events as Stripe does. The functions of its account play the guests, their banks and the people at Stripe.
 */
export type StripeService = StripeAccount & {
  settings: StripeSettings
  /** The requested pages: the fields as they were sent, with the idempotency key. */
  asked: { fields: Record<string, string>; key: string | undefined; authorization: string | undefined }[]
  /**
   * Returns the body and the header by which Stripe sends an event: at noon, and signed with the right secret, unless
   * set.
   */
  signed(event: StripeEvent, signing?: Signing): SignedEvent
  /** Makes every call fail from now on, in this way if given. */
  fail(problem?: StripeProblem): void
  /** Leaves every call unanswered from now on. */
  silence(): void
  /** Answers every call like this from now on, after it was carried out. */
  garble(answer: GarbledAnswer): void
  mend(): void
  close(): Promise<void>
}

/** An answer as a proxy or a bug in between would give it. The fields of an object replace those of the page. */
export type GarbledAnswer = { status?: number; headers?: Record<string, string>; body: string | object }

type Signing = { payload?: string; secret?: string; timestamp?: number }

export type SignedEvent = { body: string; headers: { 'stripe-signature': string } }

const secretKey = 'sk_test_brigade'
const webhookSecret = 'whsec_brigade'
const helper = new Stripe('sk_test_nobody')
const outOfOrder = new StripeProblem(500, { type: 'api_error', message: 'Out of order' })
const sessionPath = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(expire))?$/

export async function startStripeService(): Promise<StripeService> {
  const account = stripeAccount()
  const asked: StripeService['asked'] = []
  const answered = new Map<string, { text: string; session: object }>()
  let problem: StripeProblem | undefined
  let isSilent = false
  let garbled: GarbledAnswer | undefined
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof StripeProblem)) return response.destroy(error as Error)
      send(response, error.status, { error: error.error })
    })
  })

  function send(response: ServerResponse, status: number, body: object): void {
    const { headers = { 'content-type': 'application/json' }, ...answered } = { status, body, ...garbled }
    const text = typeof answered.body === 'string' ? answered.body : JSON.stringify({ ...body, ...answered.body })
    response.writeHead(answered.status, headers).end(text)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat(await request.toArray()).toString()
    if (isSilent) return
    if (problem) throw problem
    const { authorization } = request.headers
    if (authorization !== `Bearer ${secretKey}`) {
      throw new StripeProblem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    }
    const [path, id, act] = sessionPath.exec(request.url ?? '') ?? []
    if (path !== undefined && request.method === 'GET' && id !== undefined && act === undefined) {
      return send(response, 200, account.sessionWith(id))
    }
    if (path !== undefined && request.method === 'POST' && id !== undefined && act === 'expire') {
      account.expire(id)
      return send(response, 200, account.sessionWith(id))
    }
    if (path === undefined || request.method !== 'POST' || id !== undefined) {
      throw new StripeProblem(404, { type: 'invalid_request_error', message: 'Unrecognized request URL' })
    }
    send(response, 200, create(text, { key: request.headers['idempotency-key']?.toString(), authorization }))
  }

  /** Makes one page per key, however often it is asked for. */
  function create(text: string, { key, authorization }: { key: string | undefined; authorization: string }): object {
    const fields = Object.fromEntries(new URLSearchParams(text))
    asked.push({ fields, key, authorization })
    const same = key === undefined ? undefined : answered.get(key)
    if (same && same.text !== text) {
      throw new StripeProblem(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    }
    const session = same?.session ?? { ...account.create(fields) }
    if (key !== undefined) answered.set(key, { text, session })
    return session
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...account,
    settings: { secretKey, webhookSecret, host: { host: '127.0.0.1', port, protocol: 'http' } },
    asked,
    signed: (event, signing) => signed(event, signing),
    fail: (as = outOfOrder) => void (problem = as),
    silence: () => void (isSilent = true),
    garble: (as) => void (garbled = as),
    mend() {
      problem = undefined
      garbled = undefined
      isSilent = false
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function signed(event: StripeEvent, signing: Signing = {}): SignedEvent {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(noon.getTime() / 1_000)
  const header = helper.webhooks.generateTestHeaderString({
    payload: body,
    secret: webhookSecret,
    timestamp,
    ...signing,
  })
  return { body, headers: { 'stripe-signature': header } }
}
