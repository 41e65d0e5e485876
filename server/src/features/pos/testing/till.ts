import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PosOrder } from '@brigade/domain/pos/pos.order.ts'

/** What a till does with what it gets at an address. */
export type Mood = (response: ServerResponse, order: PosOrder) => void

export type Till = {
  /** Where new checks are opened, and where open ones go on. */
  normal: string
  openCheck: string
  /** All that came, in order. */
  got: { at: 'normal' | 'openCheck'; order: PosOrder }[]
  moods: Record<'normal' | 'openCheck', Mood>
  close(): void
}

export const takes: Mood = (response, { orderId }) =>
  json(response, 200, { message: 'Taken', checkNumber: 4000 + orderId, checkSeq: '7' })
export const knowsNoCheck: Mood = (response) => json(response, 200, { message: 'Record not found' })
export const neverAnswers: Mood = () => undefined

/** A mood that answers so, whatever came. */
export function answers(status: number, text: string, headers: Record<string, string> = {}): Mood {
  return (response) => void response.writeHead(status, headers).end(text)
}

/** A point of sale that listens on this machine and writes down what it gets. */
export async function openTill(): Promise<Till> {
  const got: Till['got'] = []
  const server = createServer((request, response) => {
    const at = request.url === '/open' ? 'openCheck' : 'normal'
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      if (request.method === 'OPTIONS') return void response.writeHead(200).end()
      const order = JSON.parse(text) as PosOrder
      got.push({ at, order })
      till.moods[at](response, order)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const till: Till = {
    normal: `${url}/new`,
    openCheck: `${url}/open`,
    got,
    moods: { normal: takes, openCheck: takes },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return till
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
