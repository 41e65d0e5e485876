import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '#kit/context/context.ts'
import { watchEventLoop } from '#kit/logging/event-loop.ts'

export type Listening = {
  /** The address under which this machine reaches it. */
  url: string
  /** Accepts no new calls, lets the running ones end, and closes every connection. */
  close(): Promise<void>
}

/**
 * Idle time of a connection, longer than proxies keep one, so that the server never closes a connection that a proxy is
 * about to use.
 */
const keepAliveMs = 65_000
const headersWithinMs = 20_000
const requestWithinMs = 60_000
/** Idle timeout: a connection that neither sends nor reads for this long is dead or hoarding buffers. */
const silentAtMostMs = 120_000
const endWithinMs = 5000
const lookEveryMs = 20

/** Opens the port of the settings for REST, sockets and the dashboard. */
export async function listen(app: App): Promise<Listening> {
  const { port, host } = app.settings
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: headersWithinMs,
      requestTimeout: requestWithinMs,
      shouldUpgradeCallback: isForSocket,
    },
    app.callback(),
  )
  server.setTimeout(silentAtMostMs)
  await app.setup(server)
  server.listen(port, host)
  await once(server, 'listening')
  app.eventLoop = watchEventLoop(app.log)
  return { url: urlOf(server, host), close: () => close(app, server) }
}

/**
 * Returns true if a request opens a socket. Other offers to change the protocol, such as HTTP/2 without TLS, may be
 * ignored: the request is answered as it arrived.
 */
function isForSocket({ headers, url = '' }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith('/socket.io/')
}

async function close(app: App, server: Server): Promise<void> {
  app.isStopping = true
  const closed = once(server, 'close').then(() => true)
  server.close()
  const deadline = performance.now() + endWithinMs
  while (app.callsRunning > 0 && performance.now() < deadline) await sleep(lookEveryMs)
  // engine.io closes them instead of disconnecting: a client that was disconnected on purpose does not reconnect
  // automatically.
  app.io.engine.close()
  do server.closeIdleConnections()
  while (!(await Promise.race([closed, sleep(lookEveryMs, false)])) && performance.now() < deadline)
  server.closeAllConnections()
  await closed
  await app.teardown(server)
  app.eventLoop?.stop()
}

function urlOf(server: Server, host: string): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens at no port')
  const { port } = address
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return `http://localhost:${port}`
  return `http://${host}:${port}`
}
