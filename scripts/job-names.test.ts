import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const kinds = found('server/src/features/**/*.job.ts', /\bkind: '([^']+)'/g)
const named = found('web/src/features/**/*.feature.tsx', /\bkind: '([^']+)',\s+labelKey: '\w+:jobs\./g)

it('finds the jobs of the server', () => {
  expect(kinds.length).toBeGreaterThan(2)
})

it.each(kinds)('%s has a name on the page of jobs', (kind) => {
  expect(named).toContain(kind)
})

function found(files: string, pattern: RegExp): string[] {
  return globSync(files, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  )
}
