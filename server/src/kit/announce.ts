import { type ServiceContract, serviceEvents } from '@brigade/domain/access/contract.ts'
import { guestView } from '@brigade/domain/access/guest-view.ts'
import { type ServicePath, services, type ToldOf } from '@brigade/domain/services.ts'
import type { App } from './context.ts'
import type { Announcement } from './follow-ups.ts'
import type { Topic } from './topics.ts'

/** Tells what changed beside a call's own result, after its commit, as the service's own event. */
export function announce(app: App, announcements: readonly Announcement[]): void {
  for (const { path, event, record } of announcements) app.service(path).emit(event, record)
}

/** Sends all events of a service to the rooms of a topic, which those may hear from now on who may hear the topic. */
export function publishEvents<P extends ServicePath>(app: App, path: P, topic: Topic<ToldOf<P>>): void {
  const { events = {} }: ServiceContract = services[path]
  app.roomRules.add(topic.roomsOf)
  for (const event of serviceEvents.filter((each) => events[each])) {
    app.service(path).on(event, (record: ToldOf<P>) => {
      const publication = { service: path, event }
      app.publisher.send({ ...publication, data: record, rooms: topic.roomsFor(record) })
      const guestRooms = topic.guestRoomsFor?.(record)
      if (guestRooms) app.publisher.send({ ...publication, data: guestView(record), rooms: guestRooms })
    })
  }
}
