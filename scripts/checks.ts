import { runCommand } from './run-command.ts'
import type { Outcome } from './testing/outcome.ts'

type Check = { name: string; program: string; args: string[] }

const workspaces = ['domain', 'server', 'web', 'e2e', 'bench', 'pos-simulator', 'scripts']

const checks: Check[] = [
  { name: 'format', program: 'oxfmt', args: ['--check'] },
  { name: 'lint', program: 'oxlint', args: [] },
  ...workspaces.map((folder) => ({ name: `types of ${folder}`, program: 'tsc', args: ['-p', folder] })),
  { name: 'imports', program: 'node', args: ['scripts/check-imports.ts'] },
  { name: 'double names', program: 'node', args: ['scripts/check-names.ts'] },
  { name: 'OpenAPI', program: 'node', args: ['scripts/check-open-api.ts'] },
  { name: 'dead code', program: 'knip', args: ['--no-progress'] },
]

/** Runs every static check of the code. Each of them counts as one test. */
export async function runChecks(): Promise<Outcome> {
  const failed: string[] = []
  for (const { name, program, args } of checks) {
    const code = await runCommand({ program, args })
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
    if (code !== 0) failed.push(name)
  }
  return { passed: checks.length - failed.length, failed: failed.length, skipped: 0 }
}
