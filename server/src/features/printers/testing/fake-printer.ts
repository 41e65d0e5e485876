import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/**
 * The behaviour of a printer: it prints and reports its status, prints without any report, is out of paper or open, accepts a connection
 * and reads nothing, disconnects in the middle, reads slowly, prints all without confirming it, or is another device.
 */
export type Mood =
  | 'prints'
  | 'silent'
  | 'paperOut'
  | 'coverOpen'
  | 'readsNothing'
  | 'closesMidway'
  | 'readsSlowly'
  | 'neverDone'
  | 'somethingElse'

/** A printed picture, row by row: `1` for a black dot. */
export type Printed = { widthDots: number; rows: string[]; isCut: boolean }

export type FakePrinter = {
  port: number
  printed: Printed[]
  /** Number of connections that it accepted, and the most at once. */
  connections: number
  mostAtOnce: number
  /** Number of bytes that it received, without questions. */
  received: number
  setMood(mood: Mood): void
  /** Ends its connections. */
  hangUp(): void
  close(): Promise<void>
}

/** Starts a printer on a port of its own that reads ESC/POS and stores the pictures. */
export async function startFakePrinter(mood: Mood = 'prints', port = 0): Promise<FakePrinter> {
  const sockets = new Set<Socket>()
  const printer: FakePrinter = {
    port: 0,
    printed: [],
    connections: 0,
    mostAtOnce: 0,
    received: 0,
    setMood: (next) => (mood = next),
    hangUp: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      printer.hangUp()
      server.close()
      await once(server, 'close')
    },
  }
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    printer.connections += 1
    printer.mostAtOnce = Math.max(printer.mostAtOnce, sockets.size)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    serve(socket, mood, printer)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  printer.port = (server.address() as AddressInfo).port
  return printer
}

/** A position in the middle of any ticket. */
const midway = 3000

function serve(socket: Socket, mood: Mood, printer: FakePrinter): void {
  if (mood === 'readsNothing') return void socket.pause()
  if (mood === 'somethingElse') return void socket.write('220 mail.example ESMTP\r\n')
  const decoder = new Decoder(socket, mood, printer)
  socket.on('data', (bytes: Buffer) => {
    decoder.read(bytes)
    if (mood === 'closesMidway' && printer.received > midway) socket.destroy()
    if (mood === 'readsSlowly') {
      socket.pause()
      setImmediate(() => socket.resume())
    }
  })
  socket.on('end', () => socket.end())
}

/** The answers to DLE EOT 2 and 4. */
const statusOf: Partial<Record<Mood, Record<number, number>>> = {
  prints: { 2: 0x12, 4: 0x12 },
  readsSlowly: { 2: 0x12, 4: 0x12 },
  neverDone: { 2: 0x12, 4: 0x12 },
  paperOut: { 2: 0x32, 4: 0x72 },
  coverOpen: { 2: 0x16, 4: 0x12 },
}

class Decoder {
  readonly #socket: Socket
  readonly #mood: Mood
  readonly #printer: FakePrinter
  #left = Buffer.alloc(0)
  #page: Printed = { widthDots: 0, rows: [], isCut: false }

  constructor(socket: Socket, mood: Mood, printer: FakePrinter) {
    this.#socket = socket
    this.#mood = mood
    this.#printer = printer
  }

  read(bytes: Buffer): void {
    this.#left = Buffer.concat([this.#left, bytes])
    for (let used = this.#command(); used > 0; used = this.#command()) {
      if (this.#left[0] !== 0x10) this.#printer.received += used
      this.#left = this.#left.subarray(used)
    }
  }

  /** Executes the command at the beginning; returns its length, 0 for an incomplete one. */
  #command(): number {
    const [first, second, third] = this.#left
    if (third === undefined) return 0
    if (first === 0x10 && second === 0x04) {
      const answer = statusOf[this.#mood]?.[third]
      if (answer !== undefined) this.#socket.write(Uint8Array.of(answer))
      return 3
    }
    if (first === 0x1b && second === 0x40) {
      this.#page = { widthDots: 0, rows: [], isCut: false }
      return 2
    }
    if (first === 0x1b && second === 0x4a) return 3
    if (first === 0x1d && second === 0x72) {
      if (this.#mood !== 'neverDone') this.#socket.write(Uint8Array.of(0))
      return 3
    }
    if (first === 0x1d && second === 0x56) {
      if (this.#left.length < 4) return 0
      this.#printer.printed.push({ ...this.#page, isCut: true })
      return 4
    }
    if (first === 0x1d && second === 0x76 && third === 0x30) return this.#picture()
    throw new Error(`A printer does not know ${this.#left.subarray(0, 8).toString('hex')}`)
  }

  #picture(): number {
    if (this.#left.length < 8) return 0
    const bytesARow = this.#left.readUInt16LE(4)
    const height = this.#left.readUInt16LE(6)
    const end = 8 + bytesARow * height
    if (this.#left.length < end) return 0
    this.#page.widthDots = bytesARow * 8
    for (let row = 0; row < height; row += 1)
      this.#page.rows.push(rowText(this.#left.subarray(8 + row * bytesARow, 8 + (row + 1) * bytesARow)))
    return end
  }
}

/** Returns a row of dots as text. */
export function rowText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
}
