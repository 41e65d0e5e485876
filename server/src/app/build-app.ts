import { fileURLToPath } from 'node:url'
import { feathers } from '@feathersjs/feathers'
import { koa } from '@feathersjs/koa'
import { Admission } from '#kit/admission/admission.ts'
import { BodyRoom, signedRoom } from '#kit/admission/body-room.ts'
import { type Bus, localBus } from '#kit/events/bus.ts'
import { answerCalls } from '#kit/contracts/calls.ts'
import { addressReader } from '#kit/admission/client-address.ts'
import { type Clock, systemClock } from '#kit/settings/clock.ts'
import type { App } from '#kit/context/context.ts'
import type { Database } from '#kit/database/database.ts'
import type { Feature } from '#kit/context/feature.ts'
import { openFileStorage } from '#kit/files/file-storage.ts'
import { TransactionHooks } from '#kit/events/transaction-hooks.ts'
import { jobRunner } from '#kit/jobs/job-runner.ts'
import { scheduleOf } from '#kit/jobs/schedules.ts'
import { ListQueue } from '#kit/admission/list-queue.ts'
import type { Logger } from '#kit/logging/logger.ts'
import { publishCommitted } from '#kit/contracts/publish-events.ts'
import { makePublisher } from '#kit/events/publishing.ts'
import type { Settings } from '#kit/settings/settings.ts'
import { MessageQueue } from '#kit/admission/message-queue.ts'
import { watchMigrations } from '#kit/database/migration-watch.ts'
import { SignedInConnections } from '#kit/admission/signed-in-connections.ts'
import { UnauthenticatedSockets } from '#kit/admission/unauthenticated-sockets.ts'
import { addTransports } from './transports.ts'

export type BuildApp = {
  settings: Settings
  db: Database
  log: Logger
  features: readonly Feature[]
  clock?: Clock
  /** The bus between this process and the others. */
  bus?: Bus
  /** The folder of the built dashboard. */
  webRoot?: string
}

const builtDashboard = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Commits arrive one by one from PostgreSQL; waiting this long, in milliseconds, lets their events leave together. */
const gatherMs = { sqlite: 0, postgres: 5 }

/** Builds the server: transports, then every feature in its order. It does not listen yet. */
export async function buildApp(parts: BuildApp): Promise<App> {
  const { settings, db, log, features, clock = systemClock, bus = localBus(), webRoot = builtDashboard } = parts
  logDatabase(db, log)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The missing parts of an App are added below.
  const app = koa(feathers()) as App
  Object.assign(app.settings, settings)
  Object.assign(app, { db, log, clock, bus, transactionHooks: new TransactionHooks(), roomRules: new Set() })
  Object.assign(app, {
    admission: new Admission({ ...settings, now: () => clock.now() }),
    bodyRoom: new BodyRoom(),
    signedRoom: new BodyRoom(signedRoom),
  })
  Object.assign(app, {
    strangers: new UnauthenticatedSockets(),
    signedInConnections: new SignedInConnections(),
    messageQueue: new MessageQueue(),
    listQueue: new ListQueue(),
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

/** Logs troubles of the database, each once: not by call, and without the internals of drivers. */
function logDatabase(db: Database, log: Logger): void {
  db.listen({
    troubleBegan: (trouble, reason) => log.error({ trouble, reason }, 'The database can not serve'),
    troubleEnded: (trouble, afterMs) => log.info({ trouble, ms: Math.round(afterMs) }, 'The database serves again'),
    callLeftOut: (reason) => log.warn({ reason }, 'The database had too much to do for a call'),
    connectionLost: (reason) => log.warn({ reason }, 'A connection to the database was lost'),
  })
}
