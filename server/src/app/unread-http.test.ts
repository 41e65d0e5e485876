import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let manager: string
/** The number of answers that are held for callers: now, and the most so far. */
const held = { now: 0, most: 0 }

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@hotel.demo')
  const { admission } = testServer.app
  const hold = admission.hold.bind(admission)
  admission.hold = (who, bytes) => {
    const release = hold(who, bytes)
    held.now += 1
    held.most = Math.max(held.most, held.now)
    return () => {
      held.now -= 1
      release()
    }
  }
})

afterAll(() => testServer.close())

function openLine(): Socket {
  return connect(Number(new URL(testServer.url).port), '127.0.0.1').on('error', () => {})
}

function closing(line: Socket): Promise<void> {
  return new Promise((resolve) => void line.once('close', () => resolve()))
}

function asking(query: string, count: number): string {
  const head = [`GET /v1/order?${query} HTTP/1.1`, 'Host: brigade', `Authorization: Bearer ${manager}`]
  return [...head, '', ''].join('\r\n').repeat(count)
}

it('answers requests that come at once on one connection one after the other', async () => {
  held.most = 0
  const line = openLine()
  const closed = closing(line)
  let heard = ''
  line.setEncoding('utf8').on('data', (text: string) => {
    heard += text
    if (heard.split('HTTP/1.1 200').length === 21) line.end()
  })

  line.write(asking('$limit=1', 20))
  await closed

  expect(heard.split('HTTP/1.1 200')).toHaveLength(21)
  expect(held.most).toBe(1)
})

it('holds one answer for who asks for long lists on and on and reads none, and cuts them off', async () => {
  held.most = 0
  const line = openLine().pause()
  const closed = closing(line)
  await once(line, 'connect')

  while (!line.destroyed) {
    await new Promise((resolve) => line.write(asking('skipPaginate=true', 5), resolve))
  }

  await closed
  await expect.poll(() => held.now).toBe(0)
  // The number is zero if fifty more arrived before the first was answered.
  expect(held.most).toBeLessThan(2)
})
