import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommand, runCommand } from '../run-command.ts'
import { countPlaywright, type PlaywrightReport } from './count-reports.ts'
import type { Outcome } from './outcome.ts'
import { whatRemains } from './what-remains.ts'

/** Runs the journeys of e2e in a real browser and counts them; a crash without a report counts as one failure. */
export async function runPlaywright(env: Record<string, string>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'brigade-report-'))
  const report = join(folder, 'report.json')
  try {
    const args = ['test', '--retries=1', '--reporter=list,json']
    const reporting = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const exitCode = await runCommand({ program: 'playwright', args, folder: 'e2e', env: { ...env, ...reporting } })
    return whatRemains(() => countPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport, exitCode))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Counts the journeys that can't run on this machine. */
export async function skipPlaywright(): Promise<Outcome> {
  const args = ['test', '--list', '--reporter=json']
  const { stats } = JSON.parse(await readCommand({ program: 'playwright', args, folder: 'e2e' })) as PlaywrightReport
  return { passed: 0, failed: 0, skipped: stats.expected + stats.unexpected + stats.flaky + stats.skipped }
}
