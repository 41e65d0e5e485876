import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PosOrder } from '@brigade/domain/pos/pos.order.ts'

/** The reaction of a POS simulator to what it receives at an address. */
export type Mood = (response: ServerResponse, order: PosOrder) => void

export type SimulatedPos = {
  /** The addresses at which new checks are opened, and at which open ones continue. */
  normal: string
  openCheck: string
  /** All orders received, in order. */
  got: { at: 'normal' | 'openCheck'; order: PosOrder }[]
  moods: Record<'normal' | 'openCheck', Mood>
  close(): void
}

export const takes: Mood = (response, { orderId }) =>
  json(response, 200, { message: 'Taken', checkNumber: 4000 + orderId, checkSeq: '7' })
export const knowsNoCheck: Mood = (response) => json(response, 200, { message: 'Record not found' })
export const neverAnswers: Mood = () => undefined

/** Returns a mood that answers like this to everything. */
export function answers(status: number, text: string, headers: Record<string, string> = {}): Mood {
  return (response) => void response.writeHead(status, headers).end(text)
}

/** Starts a POS simulator that listens on this machine and records what it receives. */
export async function startSimulatedPos(): Promise<SimulatedPos> {
  const got: SimulatedPos['got'] = []
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
  const till: SimulatedPos = {
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
