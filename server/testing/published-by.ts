import { type EventOf, type EventsOn, type ServicePath, services } from '@brigade/domain/services.ts'
import { type ServiceContract, serviceEvents } from '@brigade/domain/access/contract.ts'
import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import type { App } from '#kit/context/context.ts'

/** An event of a service, as its contract describes it. */
export type PublishedEvent = {
  [P in ServicePath]: { [E in EventsOn<P>]: { path: P; event: E; record: EventOf<P, E> } }[EventsOn<P>]
}[ServicePath]

/** Returns the events that all services publish during some work. */
export async function publishedBy(app: App, work: () => Promise<unknown>): Promise<PublishedEvent[]> {
  const told: PublishedEvent[] = []
  const stops = entriesOf(services).flatMap(([path, { events = {} }]: [string, ServiceContract]) =>
    serviceEvents
      .filter((event) => events[event])
      .map((event) => {
        const note = (record: unknown) => told.push({ path, event, record } as PublishedEvent)
        app.service(path).on(event, note)
        return () => app.service(path).off(event, note)
      }),
  )
  try {
    await work()
  } finally {
    for (const stop of stops) stop()
  }
  return told
}
