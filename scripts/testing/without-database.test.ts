import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../run-command.ts'
import { testsWithoutDatabase } from './without-database.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brigade-tests-'))
  write('server/package.json', JSON.stringify({ imports: { '#kit/*': './src/kit/*', '#testing/*': './testing/*' } }))
  write('server/testing/fresh-database.ts', 'export const kind = process.env.TEST_DATABASE')
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, source: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), source)
}

it('names a test that comes to no database', () => {
  write('server/src/kit/translations.ts', "import { join } from 'node:path'\nexport const words = join('a', 'b')")
  write('server/src/kit/translations.test.ts', "import { words } from '#kit/translations.ts'\nit('reads', () => words)")

  expect(testsWithoutDatabase(folder)).toEqual(['server/src/kit/translations.test.ts'])
})

it.each([
  ['itself', "import { kind } from '#testing/fresh-database.ts'"],
  ['by another file', "import '#testing/app.ts'"],
  ['only when it runs', "const app = await import('#testing/app.ts')"],
  [
    'in a program that it starts',
    "spawn(process.execPath, [new URL('../../testing/app.ts', import.meta.url).pathname])",
  ],
])('names none that comes to a database %s', (_how, source) => {
  write('server/testing/app.ts', "export { kind } from './fresh-database.ts'")
  write('server/src/kit/orders.test.ts', source)

  expect(testsWithoutDatabase(folder)).toEqual([])
})

it('goes by the one file of the server that knows of which kind the database is', () => {
  const knowing = globSync('server/{src,seeds,migrations,testing}/**/*.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('TEST_DATABASE'),
  )

  expect(knowing).toEqual(['server/testing/fresh-database.ts'])
  expect(testsWithoutDatabase(root)).toContain('server/src/kit/logging/redact.test.ts')
})
