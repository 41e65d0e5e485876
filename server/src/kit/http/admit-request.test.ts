import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { budget } from '../admission/admission.ts'

let testServer: TestServer
let lines: Socket[]

beforeAll(async () => {
  testServer = await startTestServer()
})

afterAll(async () => {
  for (const line of lines) line.destroy()
  await testServer.close()
})

/** Sends a call with a declared body that never arrives. The server asks for the body once it has admitted the call. */
async function halfACall(): Promise<Socket> {
  const line = connect(Number(new URL(testServer.url).port), '127.0.0.1')
  line.on('error', () => {})
  const head = ['POST /v1/guest/session HTTP/1.1', 'Host: brigade', 'Content-Type: application/json']
  line.write([...head, 'Content-Length: 500', 'Expect: 100-continue', '', '{'].join('\r\n'))
  const [answer] = (await once(line, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 100 /)
  return line
}

it('keeps nobody out for what others at their address have begun and not sent', async () => {
  const token = await testServer.signIn('waiter@hotel.demo')
  lines = await Promise.all(Array.from({ length: budget.calls + 20 }, halfACall))

  await testServer.signIn('manager@hotel.demo')
  await testServer.guestAt('Room 207')
  const screen = await testServer.connect(token)

  expect(await screen.client.service('v1/order').find({ query: { $limit: 1 } })).toMatchObject({ limit: 1 })
})
