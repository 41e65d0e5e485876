import { join } from 'node:path'
import { buildWeb } from '../build-web.ts'
import { runChecks } from '../checks.ts'
import { chromiumAdvice, findChromium, prepareChromium } from '../chromium.ts'
import { prepareOpenssl } from '../openssl.ts'
import { packSource } from '../pack-source.ts'
import { startPostgres } from '../postgres.ts'
import { postgresAdvice, preparePostgresPrograms } from '../postgres-programs.ts'
import { root } from '../run-command.ts'
import type { Outcome } from './outcome.ts'
import { runAudit } from './run-audit.ts'
import { runPlaywright, skipPlaywright } from './run-playwright.ts'
import { runVitest, skipVitest } from './run-vitest.ts'
import { testsWithoutDatabase } from './without-database.ts'

export type Part = {
  /** What `--only=` goes by; a beginning is enough. */
  name: string
  title: string
  /** Is served first where several want a core: it is the longest, and a person's patience is part of what it tries. */
  hasPrecedence?: true
  /** What changes the folders that other parts look into comes before all of them. */
  prepare?(): Promise<void>
  run(): Promise<Outcome>
}

/** Each file of web has a thread of its own: what the libraries are compiled to is kept for the next. */
const compiled = join(root, 'node_modules/.cache/programs')

/** The longest first: begun last, it would run by itself in the end. */
export const parts: Part[] = [
  { name: 'e2e', title: 'journeys in a browser', hasPrecedence: true, prepare: prepareJourneys, run: runJourneys },
  { name: 'web', title: 'web', run: () => runVitest({ project: 'web', env: { NODE_COMPILE_CACHE: compiled } }) },
  { name: 'server-postgres', title: 'server on PostgreSQL', run: runServerOnPostgres },
  {
    name: 'server-sqlite',
    title: 'server on SQLite',
    prepare: prepareOpenssl,
    run: () => runVitest({ project: 'server', env: { TEST_DATABASE: 'sqlite' } }),
  },
  { name: 'check', title: 'check', run: runChecks },
  { name: 'scripts', title: 'scripts', run: () => runVitest({ project: 'scripts' }) },
  { name: 'bench', title: 'bench', run: () => runVitest({ project: 'bench' }) },
  { name: 'pos-simulator', title: 'simulator of a POS', run: () => runVitest({ project: 'pos-simulator' }) },
  { name: 'domain', title: 'domain', run: () => runVitest({ project: 'domain' }) },
  { name: 'audit', title: 'known weaknesses', run: runAudit },
]

async function runServerOnPostgres(): Promise<Outcome> {
  // They run with SQLite.
  const exclude = testsWithoutDatabase(root)
  if (!(await preparePostgresPrograms())) {
    console.log(`Skipped, for want of a PostgreSQL server. ${postgresAdvice}`)
    return skipVitest({ project: 'server', exclude })
  }

  const postgres = await startPostgres()
  try {
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url }
    return await runVitest({ project: 'server', env, exclude })
  } finally {
    await postgres.stop()
  }
}

async function prepareJourneys(): Promise<void> {
  if (!(await prepareChromium())) return
  await buildWeb()
  await packSource()
}

async function runJourneys(): Promise<Outcome> {
  const chromium = findChromium()
  if (chromium) return runPlaywright({ CHROMIUM_PATH: chromium })

  console.log(`Skipped, for want of a browser. ${chromiumAdvice}`)
  return skipPlaywright()
}
