import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findDoubleNames } from './find-double-names.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brigade-names-'))
})

afterEach(() => rmSync(root, { recursive: true }))

it.each([
  ['two files of the web app', 'web/src/ui/panel.tsx', 'web/src/features/menus/panel.tsx'],
  ['a file of the domain and one of the server', 'domain/src/orders/panel.ts', 'server/src/kit/panel.ts'],
])('reports a name that %s export', (_what, one, other) => {
  write({ [one]: 'export const panel = 1', [other]: 'const own = 2\nexport { own as panel }' })

  expect(findDoubleNames(root)).toEqual([`panel is exported by ${[one, other].toSorted().join(' and ')}`])
})

it('reports types, too, each name once', () => {
  write({
    'domain/src/orders/cart.ts': 'export type Cart = string',
    'domain/src/menus/cart.ts': 'export type Cart = number',
  })

  expect(findDoubleNames(root)).toHaveLength(1)
})

it.each([
  ['server and web, which do not import each other', 'server/src/add.ts', 'web/src/add.ts', 'export const add = 1'],
  ['what is passed on', 'web/src/a.ts', 'web/src/b.ts', `export { add } from './c.ts'`],
  ['tests and their helpers', 'web/src/a.test.ts', 'web/src/kit/testing/b.ts', 'export const add = 1'],
  [
    'catalogues',
    'web/src/features/orders/orders.translations.en.ts',
    'web/src/features/menus/menus.translations.ar.ts',
    'export const translations = {}',
  ],
])('accepts the same name in %s', (_what, one, other, source) => {
  write({ [one]: source, [other]: source })

  expect(findDoubleNames(root)).toEqual([])
})

function write(files: Record<string, string>): void {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
}
