import { type Database, openDatabase } from '#kit/database/database.ts'
import type { Logger } from '#kit/logging/logger.ts'
import { listMigrationNames, type NewerDatabase } from '#kit/database/migrations.ts'
import type { Settings } from '#kit/settings/settings.ts'
import { buildApp } from './build-app.ts'
import { prepareDemo } from './demo.ts'
import { features } from './features.ts'
import { listen } from './listen.ts'

export type Serving = {
  /** The address for people. */
  address: string
  /** The notes about the demo, if the database contains it. */
  demoNotes?: string
  /** Resolves once a later version has migrated the database. */
  newerDatabase: Promise<NewerDatabase>
  /** Stops the server in order. */
  stop(): Promise<void>
}

/** Migrates the database. A large one takes a while: the log reports the current migration and its progress. */
async function migrate(db: Database, log: Logger): Promise<void> {
  const { missing } = await db.migrationState()
  const isNew = (await listMigrationNames()).length === missing.length
  const begunAt = performance.now()
  await db.migrate((progress) => isNew || log.info(progress, 'Migrating the database'))
  const tookMs = Math.round(performance.now() - begunAt)
  if (!isNew && missing.length > 0) log.info({ migrations: missing.length, tookMs }, 'Migrated the database')
}

/** Migrates the database and opens the server with all of its features. */
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
