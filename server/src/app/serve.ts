import { type Database, openDatabase } from '#kit/database.ts'
import type { Logger } from '#kit/logger.ts'
import { listMigrationNames, type NewerDatabase } from '#kit/migrations.ts'
import type { Settings } from '#kit/settings.ts'
import { buildApp } from './build-app.ts'
import { prepareDemo } from './demo.ts'
import { features } from './features.ts'
import { listen } from './listen.ts'

export type Serving = {
  /** Where people reach it. */
  address: string
  /** What there is to say of the demo, if the database holds it. */
  demoNotes?: string
  /** Resolves once a later version has migrated the database. */
  newerDatabase: Promise<NewerDatabase>
  /** Ends it in order. */
  stop(): Promise<void>
}

/** Brings the database up to date. An upgrade of a large one takes a while: the log says what runs, and how far it is. */
async function migrate(db: Database, log: Logger): Promise<void> {
  const { missing } = await db.migrationState()
  const isNew = (await listMigrationNames()).length === missing.length
  const begunAt = performance.now()
  await db.migrate((progress) => isNew || log.info(progress, 'Migrating the database'))
  const tookMs = Math.round(performance.now() - begunAt)
  if (!isNew && missing.length > 0) log.info({ migrations: missing.length, tookMs }, 'Migrated the database')
}

/** Brings the database up to date and opens the server with all of its features. */
export async function serve(settings: Settings, log: Logger): Promise<Serving> {
  const db = await openDatabase(settings)
  await migrate(db, log)
  const notes = settings.isDemo ? await prepareDemo(db, settings.demoTillUrl) : undefined
  if (settings.isDemo && settings.isProduction)
    log.warn('DEMO is on in production: its passwords are known to everybody')
  const app = await buildApp({ settings, db, log, features })
  const listening = await listen(app)
  app.jobs.start()
  const address = settings.publicUrl ?? listening.url
  return {
    address,
    demoNotes: notes?.(address),
    newerDatabase: app.migrationWatch.untilNewer(),
    async stop() {
      app.migrationWatch.stop()
      await Promise.all([listening.close(), app.jobs.stop()])
      await db.close()
    },
  }
}
