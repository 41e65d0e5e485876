import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StripeSettings } from '#kit/stripe-settings.ts'

/** Speaks the part of Stripe's API that makes pages, over HTTP and with its errors. */
export type StripeService = {
  settings: StripeSettings
  /** What was asked for: each call's fields as they were sent, with its key of idempotency. */
  asked: { fields: Record<string, string>; key: string | undefined; authorization: string | undefined }[]
  /** From now on every call fails as on a bad day. */
  fail(): void
  mend(): void
  close(): Promise<void>
}

export async function startStripeService(): Promise<StripeService> {
  const asked: StripeService['asked'] = []
  let isFailing = false
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat(await request.toArray()).toString()
    if (isFailing) return send(response, 500, { error: { type: 'api_error', message: 'Out of order' } })
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions') {
      return send(response, 404, { error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } })
    }
    const key = request.headers['idempotency-key']
    const { authorization } = request.headers
    asked.push({ fields: Object.fromEntries(new URLSearchParams(text)), key: key?.toString(), authorization })
    const id = `cs_test_${asked.length}`
    send(response, 200, { id, object: 'checkout.session', url: `https://checkout.stripe.test/${id}` })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      secretKey: 'sk_test_brigade',
      webhookSecret: 'whsec_brigade',
      host: { host: '127.0.0.1', port, protocol: 'http' },
    },
    asked,
    fail: () => void (isFailing = true),
    mend: () => void (isFailing = false),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
