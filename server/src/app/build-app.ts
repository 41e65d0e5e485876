import { fileURLToPath } from 'node:url'
import { feathers } from '@feathersjs/feathers'
import { koa } from '@feathersjs/koa'
import { Admission } from '#kit/admission.ts'
import { BodyRoom, signedRoom } from '#kit/body-room.ts'
import { type Bus, localBus } from '#kit/bus.ts'
import { answerCalls } from '#kit/calls.ts'
import { addressReader } from '#kit/client-address.ts'
import { type Clock, systemClock } from '#kit/clock.ts'
import type { App } from '#kit/context.ts'
import type { Database } from '#kit/database.ts'
import type { Feature } from '#kit/feature.ts'
import { openFileStorage } from '#kit/file-storage.ts'
import { FollowUps } from '#kit/follow-ups.ts'
import { jobRunner } from '#kit/jobs/job-runner.ts'
import { scheduleOf } from '#kit/jobs/schedules.ts'
import { ListTurns } from '#kit/list-turns.ts'
import type { Logger } from '#kit/logger.ts'
import { publishCommitted } from '#kit/publish-events.ts'
import { makePublisher } from '#kit/publishing.ts'
import type { Settings } from '#kit/settings.ts'
import { MessageTurns } from '#kit/message-turns.ts'
import { watchMigrations } from '#kit/migration-watch.ts'
import { SignedInLines } from '#kit/signed-in-lines.ts'
import { StrangerSockets } from '#kit/stranger-sockets.ts'
import { addTransports } from './transports.ts'

export type BuildApp = {
  settings: Settings
  db: Database
  log: Logger
  features: readonly Feature[]
  clock?: Clock
  /** What joins this process with others. */
  bus?: Bus
  /** Where the built dashboard lies. */
  webRoot?: string
}

const builtDashboard = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Commits come one by one from PostgreSQL; waiting this long lets their events leave together. */
const gatherMs = { sqlite: 0, postgres: 5 }

/** Puts the server together: transports, then every feature in its order. It does not listen yet. */
export async function buildApp(parts: BuildApp): Promise<App> {
  const { settings, db, log, features, clock = systemClock, bus = localBus(), webRoot = builtDashboard } = parts
  logDatabase(db, log)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What it lacks of an App is added to it below.
  const app = koa(feathers()) as App
  Object.assign(app.settings, settings)
  Object.assign(app, { db, log, clock, bus, followUps: new FollowUps(), roomRules: new Set() })
  Object.assign(app, {
    admission: new Admission({ ...settings, now: () => clock.now() }),
    bodyRoom: new BodyRoom(),
    signedRoom: new BodyRoom(signedRoom),
  })
  Object.assign(app, {
    strangers: new StrangerSockets(),
    signedInLines: new SignedInLines(),
    messageTurns: new MessageTurns(),
    listTurns: new ListTurns(),
  })
  Object.assign(app, {
    isStopping: false,
    callsRunning: 0,
    migrationWatch: watchMigrations(db),
    readAddress: addressReader(settings.trustedProxies),
  })
  publishCommitted(app)
  app.jobs = jobRunner(app)
  app.schedule = (name, cron, work) => app.jobs.addSchedule(scheduleOf(name, cron, work))
  app.storage = await openFileStorage({ ...settings, log })
  app.publisher = makePublisher({ bus, io: () => app.io, gatherMs: gatherMs[db.dialect], now: () => clock.now() })
  addTransports(app, { webRoot })
  app.hooks({ around: { all: [answerCalls] } })
  for (const feature of features) await feature.register(app)
  return app
}

/** Tells the log of troubles of the database, each once: neither by call, nor with what drivers hold inside. */
function logDatabase(db: Database, log: Logger): void {
  db.listen({
    troubleBegan: (trouble, reason) => log.error({ trouble, reason }, 'The database can not serve'),
    troubleEnded: (trouble, afterMs) => log.info({ trouble, ms: Math.round(afterMs) }, 'The database serves again'),
    callLeftOut: (reason) => log.warn({ reason }, 'The database had too much to do for a call'),
    connectionLost: (reason) => log.warn({ reason }, 'A connection to the database was lost'),
  })
}
