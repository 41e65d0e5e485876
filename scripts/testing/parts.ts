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
  /** Comes after all others, for it needs the machine for itself. */
  isAlone?: true
  run(): Promise<Outcome>
}

/** The longest first: begun last, it would run by itself in the end. */
export const parts: Part[] = [
  { name: 'web', title: 'web', run: () => runVitest({ project: 'web' }) },
  { name: 'server-postgres', title: 'server on PostgreSQL', run: runServerOnPostgres },
  {
    name: 'server-sqlite',
    title: 'server on SQLite',
    run: () => runVitest({ project: 'server', env: { TEST_DATABASE: 'sqlite' } }),
  },
  { name: 'check', title: 'check', run: runChecks },
  { name: 'scripts', title: 'scripts', run: () => runVitest({ project: 'scripts' }) },
  { name: 'bench', title: 'bench', run: () => runVitest({ project: 'bench' }) },
  { name: 'domain', title: 'domain', run: () => runVitest({ project: 'domain' }) },
  { name: 'audit', title: 'known weaknesses', run: runAudit },
  { name: 'e2e', title: 'journeys in a browser', isAlone: true, run: runJourneys },
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
