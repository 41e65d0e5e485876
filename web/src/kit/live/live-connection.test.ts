import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#kit/calls/api-error.ts'
import { type Connection, type LineParts, lineTimes, startLine } from '#kit/live/live-connection.ts'

/** A socket that the test controls. */
class PlainSocket extends EventTarget {
  connected = false
  tries = 0
  readonly #wrapped = new Map<unknown, (event: Event) => void>()

  on(name: string, listener: (reason: string) => void): void {
    const wrapped = (event: Event) => listener((event as CustomEvent<string>).detail)
    this.#wrapped.set(listener, wrapped)
    this.addEventListener(name, wrapped)
  }
  off(name: string, listener: (reason: string) => void): void {
    this.removeEventListener(name, this.#wrapped.get(listener) ?? null)
  }
  connect(): void {
    this.tries += 1
  }
  disconnect(): void {
    if (this.connected) this.lose('io client disconnect')
  }
  async open(): Promise<void> {
    this.connected = true
    this.dispatchEvent(new CustomEvent('connect'))
    await vi.advanceTimersByTimeAsync(0)
  }
  lose(reason: string): void {
    this.connected = false
    this.dispatchEvent(new CustomEvent('disconnect', { detail: reason }))
  }
}

let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

function aLine(parts: Partial<LineParts> = {}) {
  const socket = new PlainSocket()
  const heard = { connections: [] as Connection[], signedIn: 0, reloads: 0, ended: [] as string[] }
  const line = startLine({
    socket,
    signIn: async () => undefined,
    ping: async () => 1,
    getVersion: async () => 'one',
    onChange: (connection) => heard.connections.push(connection),
    onSignedIn: () => (heard.signedIn += 1),
    onSessionEnded: (error) => heard.ended.push(error.message),
    reload: () => {
      heard.reloads += 1
      return true
    },
    ...parts,
  })
  stop = line.stop
  return { socket, heard, line }
}

describe('the line', () => {
  it('is online only after signing in, and shows a loss at once', async () => {
    const { socket, heard } = aLine()

    await socket.open()
    socket.lose('transport close')

    expect(heard.connections).toEqual(['connecting', 'connecting', 'online', 'offline'])
  })

  it('tells again that it is signed in after a short loss, and does not reload', async () => {
    const { socket, heard } = aLine()
    await socket.open()

    socket.lose('transport close')
    await vi.advanceTimersByTimeAsync(15_000)
    await socket.open()

    expect(heard).toMatchObject({ signedIn: 2, reloads: 0 })
  })

  it('reloads when the server answers after more than half a minute', async () => {
    const { socket, heard } = aLine()
    await socket.open()

    socket.lose('transport close')
    await vi.advanceTimersByTimeAsync(lineTimes.resumeWithinMs)
    expect(heard.reloads).toBe(0)
    await socket.open()

    expect(heard).toMatchObject({ signedIn: 1, reloads: 1 })
  })

  it('goes on where it was lost for long while the reload waits for somebody', async () => {
    let asked = 0
    const reload = () => {
      asked += 1
      return false
    }
    const { socket, heard } = aLine({ reload })
    await socket.open()

    socket.lose('transport close')
    await vi.advanceTimersByTimeAsync(lineTimes.resumeWithinMs)
    await socket.open()

    expect(asked).toBe(1)
    expect(heard.signedIn).toBe(2)
    expect(heard.connections.at(-1)).toBe('online')
  })

  it('does not reload for a line that never was up, which could go on for ever', async () => {
    const { socket, heard } = aLine()

    await vi.advanceTimersByTimeAsync(lineTimes.resumeWithinMs * 2)
    await socket.open()

    expect(heard).toMatchObject({ signedIn: 1, reloads: 0 })
  })

  it('reloads when the server came back with another version', async () => {
    const versions = ['one', 'two']
    const { socket, heard } = aLine({ getVersion: async () => versions.shift() ?? 'two' })
    await socket.open()

    socket.lose('transport close')
    await socket.open()

    expect(heard.reloads).toBe(1)
  })

  it('connects by itself after the server closed the line', async () => {
    const { socket } = aLine()
    await socket.open()

    socket.lose('io server disconnect')
    await vi.advanceTimersByTimeAsync(lineTimes.reconnectAfterMs)

    expect(socket.tries).toBe(2)
  })

  it('ends the session when the token is no longer taken', async () => {
    const refusal = new ApiError({ message: 'Session ended', code: 401, className: 'not-authenticated' })
    const { socket, heard } = aLine({ signIn: () => Promise.reject(refusal) })

    await socket.open()

    expect(heard).toMatchObject({ ended: ['Session ended'], signedIn: 0 })
  })

  it('tries to sign in again when the server is in trouble', async () => {
    const trouble = new ApiError({ message: 'Starting', code: 503, className: 'unavailable' })
    let tries = 0
    const { socket, heard } = aLine({ signIn: () => (++tries === 1 ? Promise.reject(trouble) : Promise.resolve()) })

    await socket.open()
    await vi.advanceTimersByTimeAsync(lineTimes.signInAgainAfterMs)

    expect(heard).toMatchObject({ signedIn: 1, ended: [] })
  })

  it('notices a line that is dead without having been closed', async () => {
    const { socket, heard } = aLine({ ping: () => Promise.reject(new Error('no answer')) })
    await socket.open()

    await vi.advanceTimersByTimeAsync(lineTimes.pingEveryMs)

    expect(heard.connections.at(-1)).toBe('offline')
    expect(socket.connected).toBe(false)
  })

  it('is being connected after a sleep, and offline only when that fails or takes long', async () => {
    const { socket, heard } = aLine()
    await socket.open()

    socket.lose('ping timeout')
    expect(heard.connections.at(-1)).toBe('connecting')
    await vi.advanceTimersByTimeAsync(lineTimes.wakesWithinMs)
    expect(heard.connections.at(-1)).toBe('offline')

    await socket.open()
    socket.lose('ping timeout')
    await socket.open()
    await vi.advanceTimersByTimeAsync(lineTimes.wakesWithinMs)
    expect(heard.connections.at(-1)).toBe('online')
  })

  it('tries anew, instead of waiting for a try that hangs, when the server is known to answer', async () => {
    const { socket, line } = aLine()

    line.connectNow()

    expect(socket.tries).toBe(2)
  })

  it('believes the browser at once when it says that the network is gone', async () => {
    const { socket, heard } = aLine()
    await socket.open()

    dispatchEvent(new Event('offline'))

    expect(heard.connections.at(-1)).toBe('offline')
  })
})
