/**
 * The messages between the processes of one installation, by topic; modules merge their own topics into it beside their
 * code. Plain values only.
 */
export interface BusTopics {}

export type BusTopic = keyof BusTopics

export type Bus = {
  /** Publishes to all processes, this one first: resolves when the bus has accepted it. */
  publish<T extends BusTopic>(topic: T, data: BusTopics[T]): Promise<void>
  /** Receives what any process publishes. */
  on<T extends BusTopic>(topic: T, listener: (data: BusTopics[T]) => void | Promise<void>): void
}

type Listener = (data: never) => void | Promise<void>

/** Creates the bus of an installation that is a single process. */
export function localBus(): Bus {
  const listeners = new Map<BusTopic, Listener[]>()

  return {
    on(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },

    publish(topic, data) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A listener of a topic accepts the data of that topic.
      const pending = (listeners.get(topic) ?? []).flatMap((listener) => listener(data as never) ?? [])
      return pending.length === 0 ? taken : Promise.all(pending).then(() => undefined)
    },
  }
}

const taken = Promise.resolve()
