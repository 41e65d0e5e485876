import { buildApp } from '#app/build-app.ts'
import { features } from '#app/features.ts'
import type { App } from '#kit/context/context.ts'
import { logTo } from '#kit/logging/logger.ts'
import type { PosFixture } from './pos-fixture.ts'

/** Starts another process on the same database, which runs jobs and has no screens. */
export async function secondProcess(desk: PosFixture): Promise<App> {
  const { app, db } = desk.testServer
  const settings = { ...app.settings, dataDir: app.get('dataDir'), allowsLocalTargets: true }
  const log = logTo({ write: () => undefined }, 'silent')
  return await buildApp({ settings, db, log, features, clock: { now: () => desk.now } })
}
