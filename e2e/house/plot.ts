import type { Brigade } from './brigade.ts'
import { freePort } from './free-port.ts'
import { Program } from './program.ts'

/** The one address of a worker, at which the Brigade of each file that it comes to stands in its turn. */
export class Plot {
  readonly #port: number
  readonly #program = new Program()
  #brigade: Brigade | undefined

  /** Lends one to a worker for as long as that lives. */
  static async lend(use: (plot: Plot) => Promise<void>): Promise<void> {
    const plot = new Plot(await freePort())
    await use(plot)
    await plot.#program.end()
    await plot.#brigade?.remove()
  }

  private constructor(port: number) {
    this.#port = port
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Has this Brigade stand here in place of the one before, if it does not yet. */
  async build(brigade: Brigade): Promise<void> {
    if (this.#brigade === brigade) return
    await this.#brigade?.remove()
    this.#brigade = brigade
    await brigade.start({ port: this.#port, program: this.#program })
  }
}
