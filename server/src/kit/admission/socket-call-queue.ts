/** Maximum calls of one socket that run at a time; the others wait for their turn. */
const runningAtMost = 20
const inFlightAtMost = 50

/** The calls of one socket: a few run at a time, and none begins while the client does not read the answers to earlier ones. */
export class SocketCallQueue {
  readonly #isBehind: () => boolean
  #waiting: (() => void)[] = []
  #running = 0

  constructor(isBehind: () => boolean) {
    this.#isBehind = isBehind
  }

  isFull(): boolean {
    return this.#running + this.#waiting.length >= inFlightAtMost
  }

  /** Runs a call when it is its turn. Call `end` when it is answered. */
  take(run: () => void): void {
    this.#waiting.push(run)
    this.runNext()
  }

  end(): void {
    this.#running -= 1
    this.runNext()
  }

  /** Runs waiting calls while there is room. Call it also when the client has read more. */
  runNext(): void {
    while (this.#waiting.length > 0 && this.#running < runningAtMost && !this.#isBehind()) {
      this.#running += 1
      this.#waiting.shift()!()
    }
  }

  /** Forgets waiting calls: the client is gone. */
  clear(): void {
    this.#waiting = []
  }
}
