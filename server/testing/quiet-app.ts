import { EventEmitter } from 'node:events'
import type { App } from '#kit/context.ts'
import type { Database } from '#kit/database.ts'
import { FollowUps } from '#kit/follow-ups.ts'
import { logTo } from '#kit/logger.ts'

/** As much of the application as what is done by the clock works with, on a database alone: nobody hears what it tells. */
export function quietApp(db: Database): App {
  const log = logTo({ write: () => {} }, 'silent')
  return { db, log, followUps: new FollowUps(), service: () => new EventEmitter() } as unknown as App
}
