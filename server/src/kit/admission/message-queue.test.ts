import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { openWireLine } from '#testing/wire-line.ts'
import { MessageQueue } from './message-queue.ts'

describe('the messages of all sockets', () => {
  it('are read one of each person after the other, so many in a turn of the event loop', async () => {
    const turns = new MessageQueue()
    const read: string[] = []
    const send = (who: string, bytes = 100) => turns.take({ who, read: () => (read.push(who), bytes) })

    for (let message = 0; message < 100; message += 1) send('guest')
    send('manager')
    await nextTurn()
    await nextTurn()

    expect(read).toContain('manager')
    expect(read.length).toBeLessThan(100)
  })

  it('are fewer in a turn where they are large', async () => {
    const turns = new MessageQueue()
    let read = 0
    for (let message = 0; message < 10; message += 1) {
      turns.take({
        who: `guest ${message}`,
        read() {
          read += 1
          return 60_000
        },
      })
    }

    const atOnce = read
    await nextTurn()
    await nextTurn()

    expect(atOnce).toBe(1)
    expect(read).toBeLessThan(5)
  })

  it('have their turns with the bodies that come over REST', async () => {
    const turns = new MessageQueue()
    let read = 0
    const body = () => turns.next({ who: 'guest', bytes: 60_000 }).then(() => (read += 1))
    const bodies = [body(), body(), body(), body(), body()]

    await nextTurn()
    expect(read).toBeLessThan(4)

    await Promise.all(bodies)
    expect(read).toBe(5)
  })

  it('are forgotten with their connection', async () => {
    const turns = new MessageQueue()
    const gone = { who: 'guest', read: () => expect.unreachable() }
    turns.take({ who: 'manager', read: () => 60_000 })

    turns.take(gone)
    turns.forget(gone)

    await nextTurn()
    await nextTurn()
  })
})

describe('of what a guest sends at once', () => {
  let testServer: TestServer

  beforeAll(async () => {
    testServer = await startTestServer()
  })

  afterAll(() => testServer.close())

  it('two thousand messages are not read in one turn of the event loop', async () => {
    const { token } = await testServer.guestAt('Room 207')
    const line = await openWireLine(testServer.url)
    await line.signIn(token)
    const [socket] = testServer.app.io.of('/').sockets.values()
    const all = 2_000
    let read = 0
    socket!.conn.on('packet', () => (read += 1))

    line.socket.cork()
    for (let call = 1; call <= all; call += 1) line.send(`42${call}["create","v1/order",{}]`)
    line.socket.uncork()
    let mostInATurn = 0
    while (read < all) {
      const before = read
      await nextTurn()
      mostInATurn = Math.max(mostInATurn, read - before)
    }

    expect(mostInATurn).toBeLessThan(100)
    line.socket.destroy()
  })
  it('each body over REST is read in the turns of the table', async () => {
    const { token, tableId } = await testServer.guestAt('Room 208')
    const { messageQueue } = testServer.app
    const askers: string[] = []
    const next = messageQueue.next.bind(messageQueue)
    messageQueue.next = (body) => {
      askers.push(body.who)
      return next(body)
    }

    const { status } = await testServer.request('POST', '/v1/order', { token, body: { cart: [] } })

    expect(status).toBe(400)
    expect(askers).toEqual([`table ${tableId}`])
  })
})
