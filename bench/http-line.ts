import { once } from 'node:events'
import { connect } from 'node:net'

export type Reply = { status: number; head: string; body: Buffer }

/**
 * The error of a connection that the server has closed. A request over it may have been processed or not: only one with
 * a key may be repeated.
 */
export class LineClosed extends Error {
  constructor() {
    super('The server closed the connection')
  }
}

/** One kept-alive HTTP/1.1 connection that carries one request at a time. */
export type HttpLine = {
  /**
   * Sends a request. Fails with LineClosed if the server closes the connection before the whole answer, or closed it
   * already, and if no answer arrives in time.
   */
  send(request: string): Promise<Reply>
  /** Returns false once either end has closed it: servers close idle connections. */
  isOpen(): boolean
  close(): void
}

const headEnd = Buffer.from('\r\n\r\n')

/**
 * Opens a connection to a server of this machine. It knows only the part of HTTP that the measured servers use, because
 * the client shares the processor with them: a general client would cost more than the server that it measures.
 */
export async function openHttpLine(port: number, longestAnswerMilliseconds = 60_000): Promise<HttpLine> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  await once(socket, 'connect')

  let received: Buffer = Buffer.alloc(0)
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | undefined

  const fail = (error: Error) => {
    waiting?.reject(error)
    waiting = undefined
    socket.destroy()
  }
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = readReply(received)
    if (answer instanceof Error) fail(answer)
    if (!answer || answer instanceof Error || !waiting) return
    received = received.subarray(answer.length)
    const { resolve } = waiting
    waiting = undefined
    socket.setTimeout(0)
    resolve(answer.reply)
  })
  socket.on('timeout', () => fail(new Error(`No answer within ${longestAnswerMilliseconds / 1000} s`)))
  // A write just after the server has closed fails with a reset.
  socket.on('error', () => fail(new LineClosed()))
  socket.on('end', () => fail(new LineClosed()))
  socket.on('close', () => fail(new LineClosed()))

  return {
    send(request) {
      if (socket.destroyed || !socket.writable) return Promise.reject(new LineClosed())
      return new Promise<Reply>((resolve, reject) => {
        waiting = { resolve, reject }
        socket.setTimeout(longestAnswerMilliseconds)
        socket.write(request)
      })
    },
    isOpen: () => !socket.destroyed && socket.writable,
    close: () => fail(new Error('The line was closed here')),
  }
}

/** Returns the first whole reply among the bytes, and its length in bytes. */
function readReply(bytes: Buffer): { reply: Reply; length: number } | Error | undefined {
  const headLength = bytes.indexOf(headEnd)
  if (headLength < 0) return undefined
  const head = bytes.toString('latin1', 0, headLength)
  const status = Number(head.slice(9, 12))
  const contentLength = status === 304 ? '0' : /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (contentLength === undefined) return new Error(`An answer without a length: ${head}`)
  const bodyStart = headLength + headEnd.length
  const length = bodyStart + Number(contentLength)
  if (bytes.length < length) return undefined
  return { reply: { status, head, body: bytes.subarray(bodyStart, length) }, length }
}

export type RequestParts = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  token?: string
  headers?: Record<string, string>
  body?: string
}

/** Returns the text of a request, with its head. */
export function requestText({ method, path, token, headers = {}, body }: RequestParts): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Accept: application/json']
  if (token) lines.push(`Authorization: Bearer ${token}`)
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  if (body !== undefined) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`)
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}
