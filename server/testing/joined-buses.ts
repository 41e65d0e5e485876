import { type Bus, localBus } from '#kit/events/bus.ts'

/**
 * Creates the buses of several processes of one installation: an event that is published on one reaches the others as
 * text, as it would over a network.
 */
export function joinedBuses(count: number): Bus[] {
  const locals = Array.from({ length: count }, localBus)
  return locals.map((own) => ({
    on: own.on,
    async publish(topic, data) {
      await own.publish(topic, data)
      const text = JSON.stringify(data)
      const others = locals.filter((other) => other !== own)
      await Promise.all(others.map((other) => other.publish(topic, JSON.parse(text))))
    },
  }))
}
