import type { Transaction } from '../database/transaction.ts'

/**
 * The hooks that features offer to later features, each with the call in which it runs. Features merge their own in
 * beside their code.
 */
export interface HookInputs {}

type Hook<K extends keyof HookInputs> = (happening: HookInputs[K]) => Transaction<void>

/**
 * Lets one feature add its part to another's transaction (a kitchen notice to an order made ready), so that both are stored or
 * neither. The earlier feature does not know the later one. A hook emits the events of its changes itself.
 */
export class TransactionHooks {
  readonly #hooks = new Map<keyof HookInputs, Hook<never>[]>()

  add<K extends keyof HookInputs>(happening: K, hook: Hook<K>): void {
    this.#hooks.set(happening, [...(this.#hooks.get(happening) ?? []), hook])
  }

  /** Runs the hooks of a happening in the order in which they were added. */
  *run<K extends keyof HookInputs>(happening: K, what: HookInputs[K]): Transaction<void> {
    for (const hook of this.#hooks.get(happening) ?? []) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A hook accepts the data of its happening.
      yield* hook(what as never)
    }
  }
}
