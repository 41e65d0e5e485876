import { type Bus, localBus } from '#kit/bus.ts'

/** The buses of so many processes of one installation: what one is told goes to the others as text, as it would over a network. */
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
