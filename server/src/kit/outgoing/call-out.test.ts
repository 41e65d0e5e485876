import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { openCallsOut } from '#testing/calls-out.ts'
import { answerAtMost } from './call-out.ts'

const { call, logged, serve, listen, closeAll } = openCallsOut()

describe('a call to another system', () => {
  it('brings back what was answered, and sends JSON', async () => {
    const got: unknown[] = []
    const url = await serve((request, response) => {
      let text = ''
      request.on('data', (chunk) => (text += String(chunk)))
      request.on('end', () => {
        got.push(request.method, request.headers['content-type'], JSON.parse(text))
        response.writeHead(201, { 'content-type': 'text/html' }).end('{"message":"Tea"}')
      })
    })

    expect(await call(url, { body: '{"tea":1}' })).toEqual({
      kind: 'answered',
      status: 201,
      text: '{"message":"Tea"}',
      isCut: false,
    })
    expect(got).toEqual(['POST', 'application/json', { tea: 1 }])
  })

  it('follows no redirect', async () => {
    let calls = 0
    const url = await serve((_request, response) => {
      calls += 1
      response.writeHead(302, { location: '/elsewhere' }).end()
    })

    expect(await call(url)).toMatchObject({ kind: 'answered', status: 302 })
    expect(calls).toBe(1)
  })

  it('reads so much of an answer of 50 MB, and of one that never ends, and lets go of the line', async () => {
    let written = 0
    let isClosed = false
    const url = await serve((_request, response) => {
      response.on('close', () => (isClosed = true))
      const more = () => {
        while (!isClosed && written < 50_000_000) {
          written += answerAtMost
          if (!response.write('a'.repeat(answerAtMost))) return void response.once('drain', more)
        }
        if (!isClosed) response.end()
      }
      more()
    })

    const answer = await call(url)

    expect(answer).toMatchObject({ kind: 'answered', status: 200, isCut: true })
    expect(answer.kind === 'answered' && answer.text.length).toBe(answerAtMost)
    await expect.poll(() => isClosed).toBe(true)
    expect(written).toBeLessThan(50_000_000)
  })

  it.each([
    ['hints', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
    ['calls to continue', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['blank lines', '\r\n'],
  ])('reads so much of a line on which %s come before the answer, and lets go of it', async (_what, unit) => {
    const line = await flood({ unit, end: 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n' })

    expect(await call(line.url)).toMatchObject({ kind: 'noAnswer' })
    await expect.poll(line.isClosed).toBe(true)
  })

  it('reads so much of a line on which chunks have more with them than they are, and lets go of it', async () => {
    const begin = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'
    const line = await flood({ begin, unit: `1;${'x'.repeat(8000)}\r\na\r\n`, end: '0\r\n\r\n' })

    expect(await call(line.url)).toMatchObject({ kind: 'answered', status: 200, isCut: true })
    await expect.poll(line.isClosed).toBe(true)
  })

  it.each([
    ['that never answers', () => undefined],
    ['that answers word by word without end', dribble],
  ])('of one %s is over after the limit', async (_what, listener: RequestListener) => {
    const url = await serve(listener)

    const answer = await call(url, { limitMs: 200 })

    expect(answer).toSatisfy(({ kind, isCut }) => kind === 'noAnswer' || (kind === 'answered' && isCut))
  })

  it('to a line that closes before it answers may have arrived', async () => {
    const url = await listen((socket) => socket.once('data', () => socket.destroy()))

    expect(await call(url)).toEqual({ kind: 'noAnswer', failure: 'connectionLost' })
  })

  it('to a line that closes midway tells what came until then', async () => {
    const url = await listen((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"mess'))
    })

    expect(await call(url)).toEqual({ kind: 'answered', status: 200, text: '{"mess', isCut: true })
  })

  it.each([
    ['what is no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['headers without end', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(200_000)}`],
    ['another protocol', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: tea\r\n\r\n'],
  ])('that is answered by %s has no answer', async (_what, text) => {
    const url = await listen((socket) => {
      socket.once('data', () => socket.write(text))
    })

    expect(await call(url)).toEqual({ kind: 'noAnswer', failure: 'connectionLost' })
  })

  it('to where nobody listens, or to a name that nobody has, has not arrived', async () => {
    const unreachable = (failure: string) => ({ kind: 'notSent', reason: 'unreachable', failure })
    const url = await serve(() => undefined)
    closeAll()

    expect(await call(url)).toEqual(unreachable('refused'))
    const unknown = async () => Promise.reject(Object.assign(new Error('Not found'), { code: 'ENOTFOUND' }))
    expect(await call('http://pos.invalid/', { resolve: unknown })).toEqual(unreachable('hostUnknown'))
    const never = () => new Promise<never>(() => undefined)
    expect(await call('http://pos.invalid/', { resolve: never, limitMs: 50 })).toEqual(unreachable('hostUnknown'))
    expect(await call(url.replace('http:', 'https:'))).toEqual(unreachable('refused'))
    const open = await serve(() => undefined)
    expect(await call(open.replace('http:', 'https:'))).toEqual(unreachable('encryptionFailed'))
  })

  it('writes the cause of a failure to the log, without the path of the address', async () => {
    const cause = 'uv_interface_addresses returned EAFNOSUPPORT'
    const resolve = async () => Promise.reject(Object.assign(new Error(cause), { code: 'ERR_SYSTEM_ERROR' }))

    const answer = await call('http://pos.example:8080/secret', { resolve })

    expect(answer).toEqual({ kind: 'notSent', reason: 'unreachable', failure: 'serverFault' })
    expect(logged).toMatchObject([{ to: 'http://pos.example:8080', method: 'POST', failure: 'serverFault', cause }])
    expect(JSON.stringify(logged)).not.toContain('secret')
  })
})

function dribble(...[, response]: Parameters<RequestListener>): void {
  response.writeHead(200)
  const timer = setInterval(() => response.write('a'), 5)
  response.on('close', () => clearInterval(timer))
}

type Flood = { begin?: string; unit: string; end: string }

/** Starts a server that sends 20 MB of one kind before its end, or less if the connection is closed. */
async function flood({ begin = '', unit, end }: Flood) {
  const block = unit.repeat(Math.ceil(65_536 / unit.length))
  let isClosed = false
  const url = await listen((socket) => {
    let left = 20_000_000
    const more = () => {
      while (!isClosed && left > 0) {
        left -= block.length
        if (!socket.write(block)) return void socket.once('drain', more)
      }
      if (!isClosed) socket.write(end)
    }
    socket.on('close', () => (isClosed = true))
    socket.once('data', () => {
      socket.write(begin)
      more()
    })
  })
  return { url, isClosed: () => isClosed }
}
