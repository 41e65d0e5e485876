import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { socket } from '#kit/calls/api-client.ts'
import { onCatchUp } from '#kit/live/catch-up.ts'
import { pollEveryMs, startLive } from '#kit/live/live.ts'
import { applyNow, gatherAtLeastMs, registerLiveRules } from '#kit/live/live-rules.ts'
import type { LiveRecord } from '#kit/live/live-gathering.ts'
import { queryClient } from '#kit/calls/query-client.ts'

// The socket replaces the network: everything above it is real.
vi.mock('#kit/calls/api-client.ts', async () => {
  const listeners = new Map<string, ((detail: unknown) => void)[]>()
  const socket = {
    connected: false,
    on: (name: string, listener: (detail: unknown) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    off: (name: string, listener: unknown) =>
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((candidate) => candidate !== listener),
      ),
    emit: (name: string, detail: unknown) => listeners.get(name)?.forEach((listener) => listener(detail)),
    connect: () => undefined,
    disconnect: () => undefined,
  }
  return { socket, api: { reAuthenticate: async () => undefined }, pingServer: async () => 1 }
})

const line = socket as unknown as { connected: boolean; emit(name: string, detail?: unknown): void }
const startedAt = '2026-03-01T18:00:00.000Z'

let stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(startedAt) })
  vi.stubGlobal('fetch', async () => Response.json({ version: 'one' }))
})

afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  vi.useRealTimers()
})

async function connect(): Promise<void> {
  line.connected = true
  line.emit('connect')
  await vi.advanceTimersByTimeAsync(0)
}

function lose(): void {
  line.connected = false
  line.emit('disconnect', 'transport close')
}

describe('live rules', () => {
  it('hear of an order once, in a batch, and no longer when taken back', () => {
    const heard: LiveRecord[][] = []
    const takeBack = registerLiveRules([{ event: 'v1/order created', apply: (orders) => heard.push(orders) }])

    line.emit('v1/order created', { id: 1, version: 1 })
    line.emit('v1/order created', { id: 2, version: 1 })
    vi.advanceTimersByTime(gatherAtLeastMs)
    takeBack()
    line.emit('v1/order created', { id: 3, version: 1 })
    vi.advanceTimersByTime(gatherAtLeastMs)

    expect(heard).toEqual([
      [
        { id: 1, version: 1 },
        { id: 2, version: 1 },
      ],
    ])
  })

  it("hear one's own answer at once", () => {
    const heard: LiveRecord[][] = []
    stops.push(registerLiveRules([{ event: 'v1/order patched', apply: (orders) => heard.push(orders) }]))

    applyNow('v1/order', { id: 1, version: 2 })

    expect(heard).toEqual([[{ id: 1, version: 2 }]])
  })
})

describe('a page that is reloaded', () => {
  /** Opens the page again in the same tab. */
  async function openAgain(how: 'reload' | 'navigate'): Promise<string> {
    for (const stop of stops.splice(0)) stop()
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: how } as PerformanceNavigationTiming])
    vi.resetModules()
    const { openedAt, startLive: startAgain } = await import('#kit/live/live.ts')
    stops.push(startAgain())
    return openedAt()
  }

  beforeEach(async () => {
    stops.push(registerLiveRules([{ event: 'v1/order created', apply: () => undefined }]))
    stops.push(startLive())
    await connect()
    line.emit('v1/order created', { id: 1, updatedAt: '2026-03-01T18:10:00.000Z' })
  })

  it('lets pop up what came while it had no line, and since', async () => {
    lose()
    dispatchEvent(new Event('pagehide'))
    vi.setSystemTime('2026-03-01T18:30:00.000Z')

    expect(await openAgain('reload')).toBe('2026-03-01T18:10:00.001Z')
  })

  it('begins again where somebody opens it, and forgets what it knew', async () => {
    dispatchEvent(new Event('pagehide'))
    vi.setSystemTime('2026-03-01T18:30:00.000Z')

    expect(await openAgain('navigate')).toBe('2026-03-01T18:30:00.000Z')
    expect(await openAgain('reload')).toBe('2026-03-01T18:30:00.000Z')
  })

  it('by itself after a lost line lets pop up also what was caught up just before', async () => {
    vi.spyOn(location, 'reload').mockImplementation(() => dispatchEvent(new Event('pagehide')))
    stops.push(registerLiveRules([{ event: 'v1/order patched', apply: () => undefined }]))
    lose()
    line.emit('v1/order patched', { id: 2, updatedAt: '2026-03-01T18:12:00.000Z' })
    vi.setSystemTime('2026-03-01T18:30:00.000Z')
    await connect()

    expect(location.reload).toHaveBeenCalled()
    expect(await openAgain('reload')).toBe('2026-03-01T18:10:00.001Z')
  })
})

describe('catching up', () => {
  it('asks from when the page began, the first time', async () => {
    const asked: string[] = []
    stops.push(onCatchUp(async (since) => void asked.push(since)))
    stops.push(startLive())

    await vi.advanceTimersByTimeAsync(2_000)
    await connect()

    expect(asked).toEqual(['2026-03-01T17:59:55.000Z'])
  })

  it('asks after a loss for what came since the newest change that was heard, and a little before', async () => {
    const asked: string[] = []
    stops.push(registerLiveRules([{ event: 'v1/order patched', apply: () => undefined }]))
    stops.push(onCatchUp(async (since) => void asked.push(since)))
    stops.push(startLive())
    await connect()

    line.emit('v1/order patched', { id: 1, updatedAt: '2026-03-01T18:10:00.000Z' })
    lose()
    await connect()

    expect(asked.at(-1)).toBe('2026-03-01T18:09:55.000Z')
  })

  it('asks again from the same moment when it could not be answered', async () => {
    const asked: string[] = []
    stops.push(
      onCatchUp(async (since) => {
        asked.push(since)
        if (asked.length === 2) throw new Error('no answer')
      }),
    )
    stops.push(startLive())
    await connect()
    lose()
    await connect()
    await vi.advanceTimersByTimeAsync(2_000)

    expect(asked).toHaveLength(3)
    expect(asked[2]).toBe(asked[1])
  })

  it('asks for all that came since the loss it was not answered after, however much is heard meanwhile', async () => {
    const asked: string[] = []
    stops.push(registerLiveRules([{ event: 'v1/order patched', apply: () => undefined }]))
    stops.push(
      onCatchUp(async (since) => {
        asked.push(since)
        if (asked.length === 2) throw new Error('no answer')
      }),
    )
    stops.push(startLive())
    await connect()
    lose()
    await connect()
    line.emit('v1/order patched', { id: 1, updatedAt: '2026-03-01T18:10:00.000Z' })
    lose()
    await connect()

    expect(asked[2]).toBe(asked[1])
  })

  it('asks at once for a listener that comes when the line is up, and for no other', async () => {
    const early: string[] = []
    const late: string[] = []
    stops.push(onCatchUp(async (since) => void early.push(since)))
    stops.push(startLive())
    await connect()
    line.emit('v1/order patched', { id: 1, updatedAt: '2026-03-01T18:10:00.000Z' })

    stops.push(onCatchUp(async (since) => void late.push(since)))
    await vi.advanceTimersByTimeAsync(0)

    expect(late).toEqual(['2026-03-01T17:59:55.000Z'])
    expect(early).toHaveLength(1)
  })

  it('asks from when the oldest of what is shown was fetched', async () => {
    const asked: string[] = []
    queryClient.setQueryData(['orders'], [])
    await vi.advanceTimersByTimeAsync(60_000)
    stops.push(onCatchUp(async (since) => void asked.push(since)))
    stops.push(startLive())
    await connect()

    expect(asked).toEqual(['2026-03-01T17:59:55.000Z'])
  })

  it('has the line tried anew when the server answers while there is none', async () => {
    const tries = vi.spyOn(socket, 'connect')
    stops.push(startLive())
    await connect()
    lose()
    expect(tries).toHaveBeenCalledTimes(1)

    await vi.advanceTimersByTimeAsync(pollEveryMs)

    expect(tries).toHaveBeenCalledTimes(2)
  })

  it('goes on every ten seconds while there is no line, and stops when there is one', async () => {
    const asked: string[] = []
    stops.push(onCatchUp(async (since) => void asked.push(since)))
    stops.push(startLive())
    await connect()
    lose()

    await vi.advanceTimersByTimeAsync(pollEveryMs * 2)
    expect(asked).toHaveLength(3)
    await connect()
    await vi.advanceTimersByTimeAsync(pollEveryMs * 2)

    expect(asked).toHaveLength(4)
  })
})
