import type { App } from './context.ts'
import type { Announcement } from './follow-ups.ts'
import type { AtTable } from './sittings.ts'
import { roomsFor, type Topic } from './venue-rooms.ts'

/** Tells what changed beside a call's own result, after its commit, as the service's own event. */
export function announce(app: App, announcements: readonly Announcement[]): void {
  for (const { path, event, record } of announcements) app.service(path).emit(event, record)
}

/** Sends a service's events to the rooms that may hear of the record. */
export function publishToRooms(app: App, path: string, topic: Topic): void {
  for (const event of ['created', 'patched'] as const) {
    app.service(path).on(event, (record: AtTable) => {
      app.publisher.send({ service: path, event, data: record, rooms: roomsFor(topic, record) })
    })
  }
}
