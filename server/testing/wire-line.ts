import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'

/** A handwritten websocket, which can do what no client does: begin a message without ending it, or read nothing. */
export type WireLine = {
  socket: Socket
  /** Sends a whole message. */
  send(text: string): void
  /** Begins a message of this many bytes, and sends only some of them. */
  begin(bytes: number, sent: number): void
  /** Signs in: reads until the message is answered, and nothing after it. */
  signIn(accessToken: string): Promise<void>
}

const clientText = [0x81, 0xff] as const
const lengthAndMaskBytes = 12

/** Opens a connection that reads nothing until it is asked to. */
export async function openWireLine(url: string): Promise<WireLine> {
  const asked = request(`${url}/socket.io/?EIO=4&transport=websocket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    },
  })
  asked.end()
  const [, socket] = (await once(asked, 'upgrade')) as [unknown, Socket]
  socket.on('error', () => {})
  socket.setNoDelay()
  const send = (text: string) =>
    void socket.write(Buffer.concat([headerOf(Buffer.byteLength(text)), Buffer.from(text)]))
  return {
    socket,
    send,
    begin: (bytes, sent) => void socket.write(Buffer.concat([headerOf(bytes), Buffer.alloc(sent, ' ')])),
    async signIn(accessToken) {
      send('40')
      await hears(socket, '40{')
      send(`420["create","v1/authentication",${JSON.stringify({ strategy: 'jwt', accessToken })},{}]`)
      await hears(socket, '430[null')
    },
  }
}

function hears(socket: Socket, words: string): Promise<void> {
  let heard = ''
  return new Promise((resolve) => {
    socket.resume().on('data', function take(bytes: Buffer) {
      heard += bytes.toString()
      if (!heard.includes(words)) return
      socket.pause().off('data', take)
      resolve()
    })
  })
}

/** Returns the header of one text frame, whose mask changes nothing. */
function headerOf(bytes: number): Buffer {
  const header = Buffer.alloc(clientText.length + lengthAndMaskBytes)
  header.set(clientText)
  header.writeBigUInt64BE(BigInt(bytes), clientText.length)
  return header
}
