import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type SilentLine = {
  port: number
  /** From now on nothing gets through, and nobody is told. */
  silence(): void
  /** What was held back gets through, and what comes. */
  speak(): void
  close(): void
}

/** Stands before a server on this machine, like a network that can swallow for a while what both say. */
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
