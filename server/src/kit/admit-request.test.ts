import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harbour, startHarbour } from '#testing/harbour.ts'
import { budget } from './admission.ts'

let harbour: Harbour
let lines: Socket[]

beforeAll(async () => {
  harbour = await startHarbour()
})

afterAll(async () => {
  for (const line of lines) line.destroy()
  await harbour.close()
})

/** A body that was announced and does not come. The server asks for it once it has let the call in. */
async function halfACall(): Promise<Socket> {
  const line = connect(Number(new URL(harbour.url).port), '127.0.0.1')
  line.on('error', () => {})
  const head = ['POST /v1/guest/session HTTP/1.1', 'Host: brigade', 'Content-Type: application/json']
  line.write([...head, 'Content-Length: 500', 'Expect: 100-continue', '', '{'].join('\r\n'))
  const [answer] = (await once(line, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 100 /)
  return line
}

it('keeps nobody out for what others at their address have begun and not sent', async () => {
  const token = await harbour.signIn('waiter@hotel.demo')
  lines = await Promise.all(Array.from({ length: budget.calls + 20 }, halfACall))

  await harbour.signIn('manager@hotel.demo')
  await harbour.guestAt('Room 207')
  const screen = await harbour.connect(token)

  expect(await screen.client.service('v1/order').find({ query: { $limit: 1 } })).toMatchObject({ limit: 1 })
})
