import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

type Call = { near: Socket; far: Socket }

/**
 * A network between a browser and Brigade. It can be cut, so that all connections fail at once and no new one is made,
 * or held, so that the browser's messages arrive while those for it wait.
 */
export class BadLine {
  readonly #farPort: number
  readonly #server: Server
  readonly #calls = new Set<Call>()
  #port = 0
  #isCut = false
  #isHeld = false
  #takesNoSockets = false
  #told = ''

  constructor(farPort: number) {
    this.#farPort = farPort
    this.#server = createServer((near) => this.#carry(near))
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('No port to be had')
    this.#port = address.port
  }

  cut(): void {
    this.#isCut = true
    for (const call of this.#calls) hangUp(call)
  }

  mend(): void {
    this.#isCut = false
  }

  /** Holds everything for the browser from now on, until `release`. */
  hold(): void {
    this.#isHeld = true
    for (const { far } of this.#calls) far.pause()
  }

  release(): void {
    this.#isHeld = false
    for (const { far } of this.#calls) far.resume()
  }

  /** Refuses sockets from now on, as networks do that know only pages and files. */
  takeNoSockets(): void {
    this.#takesNoSockets = true
  }

  /** Returns whether the browser received this text, in uncompressed data on the connection. */
  hasTold(words: string): boolean {
    return this.#told.includes(words)
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.cut()
    await closed
  }

  #carry(near: Socket): void {
    if (this.#isCut) {
      near.on('error', () => undefined)
      near.destroy()
      return
    }
    const call = { near, far: connect(this.#farPort, '127.0.0.1') }
    this.#calls.add(call)
    for (const socket of [call.near, call.far]) {
      // Broken connections are the purpose of this class; the other side learns of it by the end of its own connection.
      socket.on('error', () => hangUp(call))
      socket.on('close', () => {
        this.#calls.delete(call)
        hangUp(call)
      })
    }
    near.on('data', (chunk: Buffer) => {
      if (this.#takesNoSockets && /^upgrade: websocket/im.test(chunk.toString('latin1'))) hangUp(call)
      else call.far.write(chunk)
    })
    call.far.on('data', (chunk: Buffer) => {
      this.#told += chunk.toString('latin1')
      near.write(chunk)
    })
    if (this.#isHeld) call.far.pause()
  }
}

function hangUp({ near, far }: Call): void {
  near.destroy()
  far.destroy()
}
