import type { Brigade } from './brigade.ts'
import { freePort } from './free-port.ts'
import { Program } from './program.ts'

/** The one address of a worker, at which the Brigade of each of its files runs in turn. */
export class Plot {
  readonly #port: number
  readonly #program = new Program()
  #brigade: Brigade | undefined

  /** Lends a plot to a worker for the worker's lifetime. */
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

  /** Runs this Brigade here in place of the previous one, if it does not run yet. */
  async build(brigade: Brigade): Promise<void> {
    if (this.#brigade === brigade) return
    await this.#brigade?.remove()
    this.#brigade = brigade
    await brigade.start({ port: this.#port, program: this.#program })
  }
}
