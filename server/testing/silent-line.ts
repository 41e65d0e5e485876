import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type SilentLine = {
  port: number
  /** Holds back all traffic from now on; neither side is notified. */
  silence(): void
  /** Delivers the traffic that was held back, and all that follows. */
  speak(): void
  close(): void
}

/**
 * Opens a proxy before a server on this machine that can hold back both sides' traffic for a while, like a bad network.
 */
export async function openSilentLine(serverPort: number): Promise<SilentLine> {
  const sockets = new Set<Socket>()
  let isSilent = false

  const server = createServer((near) => {
    const far = connect(serverPort, '127.0.0.1')
    join(near, far)
    join(far, near)
  }).listen(0, '127.0.0.1')

  function join(from: Socket, to: Socket): void {
    sockets.add(from)
    from.on('data', (bytes) => void to.write(bytes))
    from.on('error', () => undefined)
    from.once('close', () => {
      sockets.delete(from)
      to.end()
    })
    if (isSilent) from.pause()
  }

  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port to be had')
  return {
    port: address.port,
    silence() {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    speak() {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
