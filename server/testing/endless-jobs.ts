import { Type } from '@sinclair/typebox'
import { buildApp } from '#app/build-app.ts'
import { type Database, openDatabase } from '#kit/database/database.ts'
import type { Clock } from '#kit/settings/clock.ts'
import type { App } from '#kit/context/context.ts'
import { defineJob } from '#kit/jobs/define-job.ts'
import { logTo } from '#kit/logging/logger.ts'
import { readSettings } from '#kit/settings/settings.ts'

type Runs = { db: Database; run: (text: string) => Promise<unknown>; clock?: Clock }

/** Creates an app with two kinds of job: one may be repeated, the other may not. */
export async function appWithTwoKinds({ db, run, clock }: Runs): Promise<{ app: App; repeatable: Kind; single: Kind }> {
  const settings = readSettings(process.env)
  const app = await buildApp({ settings, db, log: logTo({ write: () => undefined }, 'silent'), features: [], clock })
  const repeatable = kindOf(true, run)
  const single = kindOf(false, run)
  app.jobs.add(repeatable, single)
  return { app, repeatable, single }
}

type Kind = ReturnType<typeof kindOf>

function kindOf(mayRepeat: boolean, run: Runs['run']) {
  return defineJob({
    kind: mayRepeat ? 'test:repeatable' : 'test:single',
    payload: Type.Object({ text: Type.String() }, { additionalProperties: false }),
    tries: 3,
    backoffMinutes: [1],
    mayRepeat,
    run: ({ text }) => run(text),
  })
}

// A separate program of this file takes jobs and never finishes them.
if (import.meta.main) {
  const db = await openDatabase(readSettings(process.env))
  const { app } = await appWithTwoKinds({ db, run: () => new Promise(() => undefined) })
  app.jobs.start()
  setInterval(() => undefined, 60_000)
}
