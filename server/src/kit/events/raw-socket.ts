import type { Socket as NetSocket } from 'node:net'
import type { Socket } from 'socket.io'
import { WebSocket } from 'ws'
import { jsonTextOf } from '../bodies/json-text.ts'

/** The bytes below a socket.io socket, for messages that are sent to many at once. */
export type RawConnection = {
  /** Writes whole frames only. */
  write(frames: Buffer): void
  /** Writes one frame in the parts that it consists of. Calls `onLeft` when it has left. */
  writeParts(frame: readonly Buffer[], onLeft: () => void): void
  bytesWaiting(): number
  cut(): void
}

/**
 * The internals that are used: the transport of engine.io 6.6, and the stream and the receiver inside ws 8. Both are
 * pinned.
 */
type Insides = {
  request?: unknown
  transport?: { name: string; socket?: WebSocket & { _socket?: NetSocket; _receiver?: Receiver } }
  readyState: string
  writeBuffer: readonly { data?: { length: number } }[]
}

type Receiver = {
  _maxPayload: number
  _maxBufferedChunks: number
  /** If false, each message is emitted in its own turn of the event loop. */
  _allowSynchronousEvents: boolean
  _buffers: Buffer[]
  /** Reads what has arrived up to the end of a message, and calls `done` once all of it is read. */
  startLoop(done: () => void): void
  /** Bytes of the frame that arrives. */
  _bufferedBytes: number
  /** Bytes of the earlier frames of the same message. */
  _messageLength: number
  writableLength: number
}

/** Minimum average bytes of a piece. Smaller pieces never come from a real client, and each costs memory of its own. */
const bytesAPieceAtLeast = 100

/**
 * Returns the raw connection of a socket, or undefined if the internals are not as expected. Writing whole frames to it
 * is safe beside engine.io's own writes as long as ws does not compress, because then it too writes each frame in one
 * go.
 */
export function rawConnection(socket: Socket): RawConnection | undefined {
  const { transport, readyState } = insidesOf(socket.conn)
  const webSocket = transport?.name === 'websocket' ? transport.socket : undefined
  if (!webSocket || readyState !== 'open' || webSocket.readyState !== WebSocket.OPEN) return undefined
  const stream = webSocket._socket
  if (!stream?.writable || webSocket.extensions !== '') return undefined
  return {
    write: (frames) => void stream.write(frames),
    writeParts(frame, onLeft) {
      stream.cork()
      for (const part of frame.slice(0, -1)) stream.write(part)
      stream.write(frame.at(-1)!, (error) => error || onLeft())
      stream.uncork()
    },
    bytesWaiting: () => webSocket.bufferedAmount,
    cut: () => webSocket.terminate(),
  }
}

/**
 * Returns the bytes that were sent to a socket and have not left: those that ws buffers, and those that engine.io
 * buffers behind them.
 */
export function bytesWaiting(socket: Socket): number {
  const { transport, writeBuffer } = insidesOf(socket.conn)
  return writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), transport?.socket?.bufferedAmount ?? 0)
}

/** Ends a connection at once, even if the other end does not read. */
export function cutConnection(connection: Socket['conn']): void {
  const { transport } = insidesOf(connection)
  if (transport?.socket) transport.socket.terminate()
  else connection.close()
}

/**
 * Drops the request that opened a socket, and all of its headers except the cookies, which distinguish devices: an idle
 * screen would keep them in memory for hours.
 */
export function forgetRequest({ conn, handshake }: Socket): void {
  insidesOf(conn).request = undefined
  const { cookie } = handshake.headers
  const headers = cookie === undefined ? noHeaders : { cookie }
  Object.assign(handshake, { headers, query: noHeaders, auth: noHeaders, url: '', time: '' })
}

const noHeaders = Object.freeze({})

/** Limits the size of a frame: from the next one on, a larger frame ends the connection before it is read. */
export function limitFrames(connection: Socket['conn'], bytesAtMost: number): void {
  const { transport } = insidesOf(connection)
  const receiver = transport?.socket?._receiver
  if (!receiver) return
  receiver._maxPayload = bytesAtMost
  receiver._maxBufferedChunks = bytesAtMost / bytesAPieceAtLeast
}

export type MessageReader = {
  /**
   * Takes a function that reads the next message, or what has arrived of it, and returns the number of bytes that it
   * read; it is to be run later or at once.
   */
  take(read: () => number): void
  /** Called with the bytes held of messages that are unread or incomplete, whenever that changes. */
  onHeld(bytesHeld: number): void
  /** Called once nothing more is read. */
  onEnd(): void
}

/**
 * Makes a connection's messages wait for their turn, and reads them one by one. The next ones wait here, and above a
 * limit in the network.
 */
export function readMessages(connection: Socket['conn'], { take, onHeld, onEnd }: MessageReader): void {
  const { socket } = insidesOf(connection).transport ?? {}
  const [stream, receiver] = [socket?._socket, socket?._receiver]
  if (!stream || !receiver) return
  const read = receiver.startLoop.bind(receiver)
  const noteHeld = () => onHeld(receiver._bufferedBytes + receiver._messageLength + receiver.writableLength)
  let waiting: (() => void) | undefined
  receiver._allowSynchronousEvents = false
  receiver.startLoop = (done) => {
    if (stream.destroyed) return leaveUnread(receiver, done)
    waiting = done
    take(() => {
      const held = receiver._bufferedBytes
      waiting = undefined
      read(done)
      noteHeld()
      return held - receiver._bufferedBytes
    })
  }
  // Added after ws's own listener: the receiver then has what has just arrived.
  stream.on('data', noteHeld)
  stream.once('close', () => {
    onEnd()
    if (waiting) leaveUnread(receiver, waiting)
  })
}

function leaveUnread(receiver: Receiver, done: () => void): void {
  receiver._buffers = []
  receiver._bufferedBytes = 0
  done()
}

/** Answers a call. */
export type Acknowledge = ((error: unknown, result?: unknown) => void) & { callId?: number }

/** Adds to each acknowledgement the id of the call that it answers, which socket.io keeps private. */
export function numberAcknowledgements(socket: Socket): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- socket.io keeps it private, and its types leave it out.
  const insides = socket as unknown as { ack(callId: number): Acknowledge }
  const acknowledgementOf = insides.ack.bind(socket)
  insides.ack = (callId) => Object.assign(acknowledgementOf(callId), { callId })
}

/**
 * Calls `onMessage` for every message that arrives, of whatever kind; ws answers some of them without passing them on.
 */
export function onEveryMessage(socket: Socket, onMessage: () => void): void {
  const { transport } = insidesOf(socket.conn)
  socket.conn.on('packet', onMessage)
  transport?.socket?.on('ping', onMessage)
}

function insidesOf(connection: Socket['conn']): Insides {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The libraries keep these private, and their types leave them out.
  return connection as unknown as Insides
}

/** "4" is engine.io's message, "2" and "3" socket.io's event and acknowledgement. */
const eventPrefix = '42'
const acknowledgementPrefix = '43'
/** The first byte of a final text frame (RFC 6455). */
const finalText = 0x81
const twoByteLength = 126
const eightByteLength = 127

/** Returns an event of the main namespace as one unmasked WebSocket frame. */
export function eventFrame(name: string, data: unknown): Buffer {
  const payload = Buffer.from(`${eventPrefix}[${JSON.stringify(name)},${jsonTextOf(data)}]`)
  return Buffer.concat([frameHeader(payload.length), payload])
}

/** Returns the answer to a call of the main namespace, as one unmasked WebSocket frame in parts. */
export function answerFrame(callId: number, json: readonly Buffer[]): Buffer[] {
  const payload = [Buffer.from(`${acknowledgementPrefix}${callId}[null,`), ...json, Buffer.from(']')]
  return [frameHeader(payload.reduce((sum, { length }) => sum + length, 0)), ...payload]
}

function frameHeader(length: number): Buffer {
  if (length < twoByteLength) return Buffer.from([finalText, length])
  if (length <= 0xffff) return Buffer.from([finalText, twoByteLength, length >> 8, length & 0xff])
  const header = Buffer.alloc(10)
  header.writeUInt8(finalText, 0)
  header.writeUInt8(eightByteLength, 1)
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}
