import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openHttpLine, requestText } from './http-line.ts'
import { sendSteadyLoad } from './load.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

describe('a line to a measured server', () => {
  it('carries one request after the other', async () => {
    const line = await openHttpLine(await serve((_, response) => response.end('{"id":1}')))

    const replies = [await line.send(request), await line.send(request)]

    expect(replies.map(({ status, body }) => [status, body.toString()])).toEqual([
      [200, '{"id":1}'],
      [200, '{"id":1}'],
    ])
    line.close()
  })

  it('fails at once when the server has closed it', async () => {
    const port = await serve((_, response) => response.end('{"id":1}'))
    const line = await openHttpLine(port)
    await line.send(request)
    server?.closeAllConnections()
    while (line.isOpen()) await new Promise(setImmediate)

    await expect(line.send(request)).rejects.toThrow('The server closed the connection')
  })

  it('fails when the server closes it in the place of an answer', async () => {
    const line = await openHttpLine(await serve((_, response) => response.destroy()))

    await expect(line.send(request)).rejects.toThrow('The server closed the connection')
  })

  it('fails when no answer comes', async () => {
    const line = await openHttpLine(await serve(() => {}), 20)

    await expect(line.send(request)).rejects.toThrow('No answer within 0.02 s')
  })
})

describe('a steady load', () => {
  it('goes on when the server closes lines that are idle', async () => {
    let id = 0
    const port = await serve((_, response) => {
      id += 1
      answer(response, 201, JSON.stringify({ id }))
      if (id === 3) setImmediate(() => server?.closeIdleConnections())
    })

    const sent = await sendSteadyLoad({ port, perSecond: 200, count: 40, nextRequest: () => request })

    expect(sent.size).toBe(40)
  })

  it('asks again what a closing line has swallowed', async () => {
    const swallowed = new Set<string>()
    let id = 0
    const port = await serve((asked, response) => {
      const key = String(asked.headers['idempotency-key'])
      if (Number(key) % 4 === 0 && !swallowed.has(key)) {
        swallowed.add(key)
        response.destroy()
        return
      }
      id += 1
      answer(response, 201, JSON.stringify({ id }))
    })

    let key = 0
    const nextRequest = () => requestText({ method: 'POST', path: '/', headers: { 'Idempotency-Key': String(++key) } })
    const sent = await sendSteadyLoad({ port, perSecond: 200, count: 40, nextRequest })

    expect(swallowed.size).toBe(10)
    expect(sent.size).toBe(40)
  })

  it('ends when the server closes new lines as well', async () => {
    const port = await serve((_, response) => response.destroy())

    const load = sendSteadyLoad({ port, perSecond: 200, count: 40, nextRequest: () => request })

    await expect(load).rejects.toThrow('The server closed the connection')
  })

  it('ends when an order is refused', async () => {
    const port = await serve((_, response) => answer(response, 429, 'no'))

    const load = sendSteadyLoad({ port, perSecond: 200, count: 40, nextRequest: () => request })

    await expect(load).rejects.toThrow('What was sent was answered with 429: no')
  })
})

const request = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n'

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) }).end(body)
}

async function serve(listener: RequestListener): Promise<number> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
