/** What the processes of one installation tell each other, by topic; modules merge their own into it beside their code. Plain values only. */
export interface BusTopics {}

export type BusTopic = keyof BusTopics

export type Bus = {
  /** Tells all processes, this one first: resolves when it has taken it. */
  publish<T extends BusTopic>(topic: T, data: BusTopics[T]): Promise<void>
  /** Takes what any process tells. */
  on<T extends BusTopic>(topic: T, listener: (data: BusTopics[T]) => void | Promise<void>): void
}

type Listener = (data: never) => void | Promise<void>

/** The bus of an installation that is a single process. */
export function localBus(): Bus {
  const listeners = new Map<BusTopic, Listener[]>()

  return {
    on(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },

    publish(topic, data) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What was added for a topic takes what is told of it.
      const pending = (listeners.get(topic) ?? []).flatMap((listener) => listener(data as never) ?? [])
      return pending.length === 0 ? taken : Promise.all(pending).then(() => undefined)
    },
  }
}

const taken = Promise.resolve()
