import { services } from '@brigade/domain/services.ts'
import { type ServiceContract, serviceEvents } from '@brigade/domain/access/contract.ts'
import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import type { App } from '#kit/context.ts'
import type { Announcement } from '#kit/follow-ups.ts'

/** What is told, of whichever service, while a work is done. */
export async function toldBy(app: App, work: () => Promise<unknown>): Promise<Announcement[]> {
  const told: Announcement[] = []
  const stops = entriesOf(services).flatMap(([path, { events = {} }]: [string, ServiceContract]) =>
    serviceEvents
      .filter((event) => events[event])
      .map((event) => {
        const note = (record: unknown) => told.push({ path, event, record } as Announcement)
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
