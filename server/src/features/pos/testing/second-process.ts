import { buildApp } from '#app/build-app.ts'
import { features } from '#app/features.ts'
import type { App } from '#kit/context.ts'
import { logTo } from '#kit/logger.ts'
import type { PosDesk } from './pos-desk.ts'

/** Another process on the same database, which takes jobs and has no screens. */
export async function secondProcess(desk: PosDesk): Promise<App> {
  const { app, db } = desk.harbour
  const settings = { ...app.settings, dataDir: app.get('dataDir'), allowsLocalTargets: true }
  const log = logTo({ write: () => undefined }, 'silent')
  return await buildApp({ settings, db, log, features, clock: { now: () => desk.now } })
}
