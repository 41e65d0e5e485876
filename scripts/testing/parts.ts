import { buildWeb } from '../build-web.ts'
import { runChecks } from '../checks.ts'
import { chromiumAdvice, prepareChromium } from '../chromium.ts'
import { packSource } from '../pack-source.ts'
import { startPostgres } from '../postgres.ts'
import { postgresAdvice, preparePostgresPrograms } from '../postgres-programs.ts'
import type { Outcome } from './outcome.ts'
import { runAudit } from './run-audit.ts'
import { runPlaywright, skipPlaywright } from './run-playwright.ts'
import { runVitest, skipVitest } from './run-vitest.ts'

export type Part = {
  /** What `--only=` goes by; a beginning is enough. */
  name: string
  title: string
  /** Parts of one lane run one after the other, the two lanes side by side; what needs the machine for itself comes after both. */
  lane: 'code' | 'server' | 'alone'
  run(): Promise<Outcome>
}

export const parts: Part[] = [
  { name: 'check', title: 'check', lane: 'code', run: runChecks },
  { name: 'audit', title: 'known weaknesses', lane: 'code', run: runAudit },
  { name: 'bench', title: 'bench', lane: 'code', run: () => runVitest({ project: 'bench' }) },
  { name: 'domain', title: 'domain', lane: 'code', run: () => runVitest({ project: 'domain' }) },
  {
    name: 'server-sqlite',
    title: 'server on SQLite',
    lane: 'server',
    run: () => runVitest({ project: 'server', env: { TEST_DATABASE: 'sqlite' } }),
  },
  { name: 'server-postgres', title: 'server on PostgreSQL', lane: 'server', run: runServerOnPostgres },
  { name: 'scripts', title: 'scripts', lane: 'server', run: () => runVitest({ project: 'scripts' }) },
  { name: 'web', title: 'web', lane: 'code', run: () => runVitest({ project: 'web' }) },
  { name: 'e2e', title: 'journeys in a browser', lane: 'alone', run: runJourneys },
]

async function runServerOnPostgres(): Promise<Outcome> {
  if (!(await preparePostgresPrograms())) {
    console.log(`Skipped, for want of a PostgreSQL server. ${postgresAdvice}`)
    return skipVitest('server')
  }

  const postgres = await startPostgres()
  try {
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url }
    return await runVitest({ project: 'server', env })
  } finally {
    await postgres.stop()
  }
}

async function runJourneys(): Promise<Outcome> {
  const chromium = await prepareChromium()
  if (!chromium) {
    console.log(`Skipped, for want of a browser. ${chromiumAdvice}`)
    return skipPlaywright()
  }

  await buildWeb()
  await packSource()
  return runPlaywright({ CHROMIUM_PATH: chromium })
}
