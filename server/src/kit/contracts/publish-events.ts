import { type ServiceContract, serviceEvents } from '@brigade/domain/access/contract.ts'
import { guestView } from '@brigade/domain/app/guest-view.ts'
import { type ServicePath, services, type PublishedBy } from '@brigade/domain/services.ts'
import type { App } from '../context/context.ts'
import type { Topic } from '../events/topics.ts'
import type { PendingEvent } from '../database/transaction.ts'

/** Publishes the events of each transaction that this process commits, as events of their services. */
export function publishCommitted(app: App): void {
  app.db.onEvents((events) => {
    for (const { path, event, row, recordOf } of newestOf(events)) {
      // The transaction is committed, even if its event can't be published.
      try {
        app.service(path).emit(event, recordOf(row))
      } catch (error) {
        app.log.error({ err: error, path, event }, 'An event could not be published')
      }
    }
  })
}

/** Joins the changes of each record: a later `patched` replaces the row of the event before it. */
export function newestOf(events: readonly PendingEvent[]): readonly PendingEvent[] {
  if (events.length < 2) return events
  const joined = new Map<unknown, PendingEvent>()
  for (const event of events) {
    const { path, row } = event
    const key = 'id' in row ? `${path} ${String(row.id)}` : row
    const before = joined.get(key)
    if (!before) joined.set(key, event)
    else if (event.event === 'patched') joined.set(key, { ...event, event: before.event })
    else joined.set(row, event)
  }
  return [...joined.values()]
}

/** Sends all events of a service to the rooms of a topic. Principals who may receive the topic join those rooms. */
export function publishEvents<P extends ServicePath>(app: App, path: P, topic: Topic<PublishedBy<P>>): void {
  const { events = {} }: ServiceContract = services[path]
  app.roomRules.add(topic.roomsOf)
  for (const event of serviceEvents.filter((each) => events[each])) {
    app.service(path).on(event, (record: PublishedBy<P>) => {
      const publication = { service: path, event }
      app.publisher.send({ ...publication, data: record, rooms: topic.roomsFor(record) })
      const guestRooms = topic.guestRoomsFor?.(record)
      if (!guestRooms) return
      const part = topic.guestPartOf?.(record) ?? record
      app.publisher.send({ ...publication, data: guestView(part), rooms: guestRooms })
    })
  }
}
