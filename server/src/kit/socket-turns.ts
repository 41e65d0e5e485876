/** So many calls of one socket run at a time; the others wait for their turn. */
const runningAtMost = 20
const inFlightAtMost = 50

/** The calls of one socket: a few run at a time, and none begins while the client does not read the answers to earlier ones. */
export class SocketTurns {
  readonly #isBehind: () => boolean
  #waiting: (() => void)[] = []
  #running = 0

  constructor(isBehind: () => boolean) {
    this.#isBehind = isBehind
  }

  isFull(): boolean {
    return this.#running + this.#waiting.length >= inFlightAtMost
  }

  /** Runs a call when it is its turn. `end` is to be told when it is answered. */
  take(run: () => void): void {
    this.#waiting.push(run)
    this.runNext()
  }

  end(): void {
    this.#running -= 1
    this.runNext()
  }

  /** To be told, too, when the client has read on. */
  runNext(): void {
    while (this.#waiting.length > 0 && this.#running < runningAtMost && !this.#isBehind()) {
      this.#running += 1
      this.#waiting.shift()!()
    }
  }

  /** Forgets those that wait: the client is gone. */
  clear(): void {
    this.#waiting = []
  }
}
