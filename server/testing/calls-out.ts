import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer, type Server as LineServer, type Socket } from 'node:net'
import { afterEach } from 'vitest'
import { callOut, type OutgoingAnswer, type OutgoingCall } from '#kit/outgoing/call-out.ts'

/** Calls to other systems, and servers in their place. All that they opened is closed after each test. */
export type CallsOut = {
  call(url: string, more?: Partial<OutgoingCall>): Promise<OutgoingAnswer>
  /** The log entries of a test's calls. */
  logged: unknown[]
  serve(listener: RequestListener): Promise<string>
  /** Opens a connection without HTTP behind it. */
  listen(onSocket: (socket: Socket) => void): Promise<string>
  /** Closes everything that was opened so far. */
  closeAll(): void
}

export function openCallsOut(): CallsOut {
  const ends: (() => void)[] = []
  const logged: unknown[] = []
  const log = { warn: (fields: unknown) => void logged.push(fields) }

  function closeAll(): void {
    for (const end of ends.splice(0)) end()
  }

  afterEach(() => {
    logged.length = 0
    closeAll()
  })

  async function opened(server: Server | LineServer): Promise<string> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ends.push(() => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  return {
    call: (url, more = {}) =>
      callOut({ url, method: 'POST', body: '{}', limitMs: 5000, allowsLocal: true, log, ...more }),
    logged,
    closeAll,
    serve: (listener) => opened(createHttpServer(listener)),
    listen: (onSocket) =>
      opened(
        createServer((socket) => {
          socket.on('error', () => undefined)
          ends.push(() => socket.destroy())
          onSocket(socket)
        }),
      ),
  }
}
