import { TOTP } from 'otpauth'

const periodMs = 30_000

/**
 * An authenticator app. Each code works once, so it shows those of the present half minute and of the next one, which
 * is accepted already.
 */
export class Authenticator {
  readonly #totp: TOTP
  #lastPeriod = 0

  /** The key as the screen shows it, in groups. */
  constructor(key: string) {
    this.#totp = new TOTP({ secret: key.replaceAll(' ', '') })
  }

  /** Returns a code that was not used yet. */
  async next(): Promise<string> {
    const present = () => Math.floor(Date.now() / periodMs)
    // After two codes at once, the next one comes with its half minute.
    while (this.#lastPeriod > present()) await new Promise((resolve) => setTimeout(resolve, 500))
    this.#lastPeriod = Math.max(present(), this.#lastPeriod + 1)
    return this.last()
  }

  /** Returns the last code again. */
  last(): string {
    return this.#totp.generate({ timestamp: this.#lastPeriod * periodMs })
  }
}
