import { webhooksPath } from '@brigade/domain/webhooks/webhooks.api.ts'
import type { WebhookTopic } from '@brigade/domain/webhooks/webhooks.topics.ts'
import type { App } from '#kit/context/context.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { webhookColumns, type WebhookRow } from './webhook-columns.ts'

declare module '#kit/events/bus.ts' {
  interface BusTopics {
    'webhooks:changed': null
  }
}

/** Knows at which venues nobody subscribes to a topic, so that their transactions need no further statement. */
export type SubscribedVenues = {
  /** Returns false only if there is no subscription. It returns true if it is not known. */
  mayReceive(topic: WebhookTopic, venueId: number | null): boolean
}

/** How often each process reads the subscriptions again, in milliseconds. */
const readEveryMs = 5000

/**
 * The age at which the set is no longer believed, in milliseconds: transactions then look for themselves. It bounds how late another
 * process learns of a subscription if the bus fails.
 */
const believedForMs = 10_000

/**
 * Keeps the set of venues and topics with subscriptions in memory. The commit of a change drops it in this process before the change is
 * answered, and the bus drops it in the others.
 */
export function subscribedVenues(app: App): SubscribedVenues {
  const { db, bus, log } = app
  let known: { places: ReadonlySet<string>; readAt: number } | undefined
  let changes = 0
  let reading: Promise<void> | undefined

  bus.on('webhooks:changed', drop)
  db.onEvents((events) => {
    if (events.some(({ path }) => path === webhooksPath)) void bus.publish('webhooks:changed', null)
  })
  let timer: NodeJS.Timeout | undefined
  app.hooks({
    setup: [
      async (_context: unknown, next: () => Promise<void>) => {
        await read()
        timer = setInterval(() => void read(), readEveryMs).unref()
        await next()
      },
    ],
    teardown: [
      async (_context: unknown, next: () => Promise<void>) => {
        clearInterval(timer)
        await reading
        await next()
      },
    ],
  })

  function drop(): void {
    changes += 1
    known = undefined
    // A read that is under way may return the state before the change.
    reading = undefined
  }

  function read(): Promise<void> {
    const [before, readAt] = [changes, performance.now()]
    return (reading ??= db
      .read(readPlaces)
      .then((places) => {
        if (changes === before) known = { places, readAt }
      })
      .catch((error: unknown) => void (db.isTold(error) || log.warn({ err: error }, 'Webhooks could not be read')))
      .finally(() => {
        if (changes === before) reading = undefined
      }))
  }

  return {
    mayReceive(topic, venueId) {
      if (!known || performance.now() - known.readAt > believedForMs) {
        void read()
        return true
      }
      return known.places.has(placeOf(topic, null)) || known.places.has(placeOf(topic, venueId))
    },
  }
}

function* readPlaces(): Transaction<Set<string>> {
  const rows = yield* many<WebhookRow>('SELECT * FROM webhooks WHERE "isActive"')
  const webhooks = rows.map((row) => webhookColumns.read(row))
  return new Set(webhooks.flatMap(({ topics, restaurantId }) => topics.map((topic) => placeOf(topic, restaurantId))))
}

function placeOf(topic: WebhookTopic, venueId: number | null): string {
  return `${topic} ${venueId ?? 'all'}`
}
