import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommand, root, runCommand } from '../run-command.ts'
import { countVitest, type VitestReport } from './count-reports.ts'
import type { Outcome } from './outcome.ts'
import { whatRemains } from './what-remains.ts'

type VitestRun = {
  project: string
  env?: Record<string, string>
  /** The files of the project to leave out. */
  exclude?: readonly string[]
  /** The number of files that run at once; by default, one less than there are cores. */
  workers?: number
}

/** Runs one project of vitest.config.ts and counts its tests; a crash without a report counts as one failure. */
export async function runVitest({ project, env = {}, exclude = [], workers }: VitestRun): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'brigade-report-'))
  const report = join(folder, 'report.json')
  try {
    const reporting = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const atOnce = workers === undefined ? [] : [`--maxWorkers=${workers}`]
    const args = ['run', ...choose({ project, exclude }), '--retry=1', ...atOnce, ...reporting]
    const exitCode = await runCommand({ program: 'vitest', args, env })
    return whatRemains(() => countVitest(JSON.parse(readFileSync(report, 'utf8')) as VitestReport, exitCode))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Counts the tests of a project that can't run on this machine. */
export async function skipVitest({ project, exclude = [] }: Pick<VitestRun, 'project' | 'exclude'>): Promise<Outcome> {
  const listed = await readCommand({ program: 'vitest', args: ['list', ...choose({ project, exclude }), '--json'] })
  return { passed: 0, failed: 0, skipped: (JSON.parse(listed.slice(listed.indexOf('['))) as unknown[]).length }
}

function choose({ project, exclude }: { project: string; exclude: readonly string[] }): string[] {
  return ['--project', project, ...exclude.map((file) => `--exclude=${join(root, file)}`)]
}
