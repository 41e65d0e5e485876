import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../build-web.ts'
import { runChecks } from '../checks.ts'
import { chromiumAdvice, findChromium, findHeadlessShell, prepareHeadlessShell } from '../chromium.ts'
import { prepareOpenssl } from '../openssl.ts'
import { packSource } from '../pack-source.ts'
import { startPostgres } from '../postgres.ts'
import { findPostgresPrograms, postgresAdvice, preparePostgresPrograms } from '../postgres-programs.ts'
import { root } from '../run-command.ts'
import type { Outcome } from './outcome.ts'
import { runAudit } from './run-audit.ts'
import { runPlaywright, skipPlaywright } from './run-playwright.ts'
import { runVitest, skipVitest } from './run-vitest.ts'
import { testsWithoutDatabase } from './without-database.ts'

export type Part = {
  /** The name for `--only=`; its beginning is enough. */
  name: string
  title: string
  /**
   * True for the part that gets a core first if several want one: it is the longest, and it also tests how long a
   * person waits.
   */
  hasPrecedence?: true
  /** Prepares the part while parts that need no preparation run: it changes nothing that they read. */
  prepare?(): Promise<void>
  run(): Promise<Outcome>
}

/** A cache of compiled libraries, because each worker of web loads them. */
const compiled = join(root, 'node_modules/.cache/programs')

/** The tests of the server end last, and then use all cores. */
const serverWorkers = availableParallelism()

/**
 * All parts, the longest first: if it began last, it would run alone at the end. The check comes earlier, because a new
 * machine needs nothing for it: it runs while the others are prepared.
 */
export const parts: Part[] = [
  { name: 'e2e', title: 'journeys in a browser', hasPrecedence: true, prepare: prepareJourneys, run: runJourneys },
  { name: 'web', title: 'web', run: () => runVitest({ project: 'web', env: { NODE_COMPILE_CACHE: compiled } }) },
  { name: 'check', title: 'check', run: runChecks },
  { name: 'server-postgres', title: 'server on PostgreSQL', prepare: preparePostgres, run: runServerOnPostgres },
  {
    name: 'server-sqlite',
    title: 'server on SQLite',
    prepare: prepareOpenssl,
    run: () => runVitest({ project: 'server', env: { TEST_DATABASE: 'sqlite' }, workers: serverWorkers }),
  },
  { name: 'scripts', title: 'scripts', run: () => runVitest({ project: 'scripts' }) },
  { name: 'bench', title: 'bench', run: () => runVitest({ project: 'bench' }) },
  { name: 'pos-simulator', title: 'simulator of a POS', run: () => runVitest({ project: 'pos-simulator' }) },
  { name: 'domain', title: 'domain', run: () => runVitest({ project: 'domain' }) },
  { name: 'audit', title: 'known weaknesses', run: runAudit },
]

async function preparePostgres(): Promise<void> {
  await preparePostgresPrograms()
}

async function runServerOnPostgres(): Promise<Outcome> {
  // These tests run with SQLite.
  const exclude = testsWithoutDatabase(root)
  if (!findPostgresPrograms()) {
    console.log(`Skipped, for want of a PostgreSQL server. ${postgresAdvice}`)
    return skipVitest({ project: 'server', exclude })
  }

  const postgres = await startPostgres()
  try {
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url }
    return await runVitest({ project: 'server', env, exclude, workers: serverWorkers })
  } finally {
    await postgres.stop()
  }
}

/** Builds the dashboard while a new machine fetches its browser. */
async function prepareJourneys(): Promise<void> {
  await Promise.all([prepareHeadlessShell(), buildWeb().then(packSource)])
}

async function runJourneys(): Promise<Outcome> {
  const chromium = findChromium()
  const shell = findHeadlessShell()
  if (chromium && shell) return runPlaywright({ CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell })

  console.log(`Skipped, for want of a browser. ${chromiumAdvice}`)
  return skipPlaywright()
}
