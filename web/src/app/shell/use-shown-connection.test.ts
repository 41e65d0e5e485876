import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useShownConnection } from '#app/shell/use-shown-connection.ts'
import { startLive } from '#kit/live/live.ts'

const network = vi.hoisted(() => {
  const listeners = new Map<string, (detail: string) => void>()
  return {
    emit: (name: string, detail = '') => listeners.get(name)?.(detail),
    signIn: (): Promise<unknown> => Promise.resolve(),
    socket: {
      connected: false,
      on: (name: string, listener: (detail: string) => void) => listeners.set(name, listener),
      off: (name: string) => listeners.delete(name),
      connect: () => undefined,
      disconnect: () => undefined,
    },
  }
})

// The socket replaces the network: everything above it is real.
vi.mock('#kit/calls/api-client.ts', () => ({
  socket: network.socket,
  api: { reAuthenticate: () => network.signIn() },
  pingServer: async () => 1,
}))

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  network.signIn = () => Promise.resolve()
  stop = startLive()
})

afterEach(() => {
  cleanup()
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function connect(): Promise<void> {
  network.socket.connected = true
  act(() => network.emit('connect'))
  await wait(1)
}

async function lose(): Promise<void> {
  network.socket.connected = false
  act(() => network.emit('disconnect', 'transport close'))
  await wait(1)
}

it('says nothing of a start that takes a moment, and that it connects when it takes longer', async () => {
  const { result } = renderHook(useShownConnection)

  await wait(7_900)
  expect(result.current).toBe('online')
  await wait(200)
  expect(result.current).toBe('connecting')
  await connect()
  expect(result.current).toBe('online')
})

it('tells a loss at once, and until the line is up again', async () => {
  const { result } = renderHook(useShownConnection)
  await connect()
  await lose()
  expect(result.current).toBe('offline')

  network.signIn = () => new Promise(() => undefined)
  await connect()

  expect(result.current).toBe('offline')
  await wait(1_600)
  expect(result.current).toBe('connecting')
})
