import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromSockets, ToSockets } from '#kit/calls/socket-messages.ts'

class PlainSocket extends EventTarget {
  static last: PlainSocket
  readonly sent: unknown[] = []

  constructor() {
    super()
    PlainSocket.last = this
  }
  send(data: unknown): void {
    this.sent.push(data)
  }
  hear(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const told: FromSockets[] = []

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  told.length = 0
  vi.stubGlobal('WebSocket', PlainSocket)
  vi.stubGlobal('postMessage', (what: FromSockets) => told.push(what))
  await import('#kit/calls/sockets.worker.ts')
  ask({ id: 1, what: 'open', address: 'ws://brigade.test' })
  await vi.advanceTimersByTimeAsync(1_000)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function ask(asked: ToSockets): void {
  globalThis.dispatchEvent(new MessageEvent('message', { data: asked }))
}

function heard() {
  return told.flatMap((one) => (one.what === 'heard' ? [one.messages] : []))
}

it('tells at once what comes after a quiet while, and then what came together', async () => {
  for (const text of ['42["a"]', '42["b"]', '42["c"]']) PlainSocket.last.hear(text)
  expect(heard()).toEqual([['42["a"]']])

  await vi.advanceTimersByTimeAsync(50)

  expect(heard()).toEqual([['42["a"]'], ['42["b"]', '42["c"]']])
})

it('keeps nobody waiting for the answer to a call, nor takes it before what came before', () => {
  PlainSocket.last.hear('42["a"]')
  PlainSocket.last.hear('42["b"]')
  PlainSocket.last.hear('431[null,{}]')

  expect(heard()).toEqual([['42["a"]'], ['42["b"]', '431[null,{}]']])
})

it('tells what was heard before it tells of the end', () => {
  PlainSocket.last.hear('42["a"]')
  PlainSocket.last.hear('42["b"]')
  PlainSocket.last.dispatchEvent(new CloseEvent('close', { code: 1001, reason: 'gone' }))

  expect(told.slice(-2)).toEqual([
    { id: 1, what: 'heard', messages: ['42["b"]'] },
    { id: 1, what: 'closed', code: 1001, reason: 'gone' },
  ])
})

it('sends what it is given', () => {
  ask({ id: 1, what: 'send', data: '42["thanks"]' })

  expect(PlainSocket.last.sent).toEqual(['42["thanks"]'])
})
