import { type ApiError, toApiError } from '#kit/calls/api-error.ts'

export type Connection = 'online' | 'connecting' | 'offline'

/** The part of a socket.io socket that the connection needs. */
export type LineSocket = {
  connected: boolean
  connect(): unknown
  disconnect(): unknown
  on(event: 'connect' | 'connect_error', listener: () => void): unknown
  on(event: 'disconnect', listener: (reason: string) => void): unknown
  off(event: 'connect' | 'connect_error', listener: () => void): unknown
  off(event: 'disconnect', listener: (reason: string) => void): unknown
}

export type LineParts = {
  socket: LineSocket
  signIn(): Promise<unknown>
  ping(): Promise<unknown>
  getVersion(): Promise<string>
  onChange(connection: Connection): void
  onSignedIn(): void
  onSessionEnded(error: ApiError): void
  /** Reloads the page, and returns whether it does so at once: it waits for work in progress. */
  reload(): boolean
}

export const lineTimes = {
  /**
   * In milliseconds. A connection that was lost for longer can't be trusted to resume: the page starts again. (spec 1,
   * §7)
   */
  resumeWithinMs: 30_000,
  pingEveryMs: 10_000,
  signInAgainAfterMs: 2_000,
  reconnectAfterMs: 1_000,
  /** In milliseconds. By then a device that slept is connected again, or there is no network. */
  wakesWithinMs: 4_000,
} as const

/**
 * The reason for ending a connection after the device has slept: it is not known yet whether the network is gone too.
 */
const sleptOver = 'ping timeout'

type Line = {
  stop(): void
  /**
   * Reconnects when the server is known to answer: an attempt that hangs, begun while it did not, is replaced by a new
   * one.
   */
  connectNow(): void
}

/**
 * Keeps the socket up and signed in: notices within seconds when it is dead, reconnects even after the server closed
 * it, and reloads the page if the session could not be resumed in time or the server has a new version. While a reload
 * would lose work in progress, the session continues, and missed events are caught up.
 */
export function startLine(parts: LineParts): Line {
  const { socket } = parts
  let lostAt: number | null = null
  let hasBeenOnline = false
  let version: string | null = null
  let isStopped = false
  const timers = new Set<ReturnType<typeof setTimeout>>()

  function later(act: () => void, ms: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, ms)
    timers.add(timer)
  }

  function isTooLate(): boolean {
    return hasBeenOnline && lostAt !== null && Date.now() - lostAt >= lineTimes.resumeWithinMs
  }

  async function handleConnect(): Promise<void> {
    if (isTooLate() && parts.reload()) return
    parts.onChange('connecting')
    try {
      await parts.signIn()
    } catch (thrown) {
      return handleRefusal(toApiError(thrown))
    }
    if (isStopped || !socket.connected) return
    lostAt = null
    hasBeenOnline = true
    parts.onChange('online')
    parts.onSignedIn()
    await compareVersion()
  }

  function handleRefusal(error: ApiError): void {
    if (isStopped) return
    if (error.code === 401) parts.onSessionEnded(error)
    // Signs in again if the session continues with another token.
    if (!isStopped && socket.connected)
      later(() => socket.connected && void handleConnect(), lineTimes.signInAgainAfterMs)
  }

  async function compareVersion(): Promise<void> {
    const current = await parts.getVersion().catch(() => null)
    if (current === null || isStopped) return
    if (version === null || version === current) version = current
    else parts.reload()
  }

  function handleLoss(reason: string): void {
    lostAt ??= Date.now()
    if (isStopped) return
    if (reason === sleptOver) {
      parts.onChange('connecting')
      later(() => socket.connected || parts.onChange('offline'), lineTimes.wakesWithinMs)
    } else parts.onChange('offline')
    // socket.io reconnects automatically, except after either end closed the connection on purpose.
    if (reason.startsWith('io ')) later(() => socket.connect(), lineTimes.reconnectAfterMs)
  }

  function handleConnectError(): void {
    parts.onChange('offline')
  }

  function dropLine(): void {
    if (socket.connected) socket.disconnect()
    else parts.onChange('offline')
  }

  function connectNow(): void {
    if (!socket.connected) socket.disconnect()
    socket.connect()
  }

  async function checkLine(): Promise<void> {
    if (!socket.connected) return
    await parts.ping().catch(dropLine)
  }

  const handleConnectEvent = () => void handleConnect()
  socket.on('connect', handleConnectEvent)
  socket.on('disconnect', handleLoss)
  socket.on('connect_error', handleConnectError)
  addEventListener('offline', dropLine)
  addEventListener('online', connectNow)
  const pinging = setInterval(() => void checkLine(), lineTimes.pingEveryMs)
  parts.onChange('connecting')
  socket.connect()

  function stop(): void {
    isStopped = true
    clearInterval(pinging)
    for (const timer of timers) clearTimeout(timer)
    removeEventListener('offline', dropLine)
    removeEventListener('online', connectNow)
    socket.off('connect', handleConnectEvent)
    socket.off('disconnect', handleLoss)
    socket.off('connect_error', handleConnectError)
    socket.disconnect()
  }

  return { stop, connectNow }
}
