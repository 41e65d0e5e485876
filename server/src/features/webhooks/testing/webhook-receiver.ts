import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type Received = { headers: IncomingHttpHeaders; body: string }

/** Another system with an address of its own. It answers 200 unless a test says otherwise. */
export type WebhookReceiver = {
  url: string
  received: Received[]
  answer: (response: ServerResponse) => void
  close(): void
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = { url: '', received: [], answer: accepts, close: () => server.close() }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      receiver.answer(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}

export function accepts(response: ServerResponse): void {
  response.end('thanks')
}

export function answersStatus(status: number, text = '', headers: Record<string, string> = {}) {
  return (response: ServerResponse): void => void response.writeHead(status, headers).end(text)
}
