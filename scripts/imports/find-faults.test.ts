import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFaults } from './find-faults.ts'

const house = {
  'domain/package.json': json({ exports: { './*': './src/*' }, dependencies: { '@sinclair/typebox': '1' } }),
  'server/package.json': json({ imports: { '#kit/*': './src/kit/*', '#features/*': './src/features/*' } }),
  'web/package.json': json({
    imports: {
      '#kit/*': './src/kit/*',
      '#ui/*': './src/ui/*',
      '#features/*': './src/features/*',
      '#app/*': './src/app/*',
    },
  }),
  'domain/src/kit/money.ts': 'export const money = 1',
  'domain/src/tables/tables.schema.ts': `import { Type } from '@sinclair/typebox'\nexport const table = Type.Object({})`,
  'domain/src/orders/orders.schema.ts': `import { table } from '../tables/tables.schema.ts'\nexport const order = table`,
  'domain/src/orders/orders.settings.ts': `export const orderSettings = {}`,
  'domain/src/venues/venues.schema.ts': `import { orderSettings } from '../orders/orders.settings.ts'\nexport const venue = orderSettings`,
  'domain/src/orders/orders.api.ts': `export const orderPath = 'v1/order'`,
  'server/src/kit/contracts/y.ts': 'export const y = 1',
  'server/src/kit/database.ts': `import { createHash } from 'node:crypto'\nexport const database = createHash`,
  'server/src/features/orders/place-order.ts': [
    `import { database } from '#kit/database.ts'`,
    `import { sellingVenue } from '#features/tables/public/selling-venue.ts'`,
    `export const placeOrder = [database, sellingVenue]`,
  ].join('\n'),
  'server/src/features/orders/records/order-columns.ts': `export const columns = 1`,
  'server/src/features/orders/bills/bill.ts': 'export const bill = 1',
  'server/src/features/orders/lines/itemize-orders.ts': `import { columns } from '../records/order-columns.ts'\nexport const itemize = columns`,
  'server/src/features/tables/public/selling-venue.ts': 'export const sellingVenue = 1',
  'server/src/features/tables/find-table.ts': `export const findTable = 1`,
  'server/src/features/menus/menu-rows.ts': 'export const rows = 1',
  'server/src/features/menus/menus.feature.ts': `import { sort } from './sorting/sort.ts'\nexport const menus = sort`,
  'server/src/features/menus/editing/public/item-kind.ts': `import { rows } from '../../menu-rows.ts'\nexport const kind = rows`,
  'server/src/features/menus/editing/move.ts': `import { kind } from './public/item-kind.ts'\nexport const move = kind`,
  'server/src/features/menus/sorting/sort.ts': `import { kind } from '../editing/public/item-kind.ts'\nexport const sort = kind`,
  'server/src/app/main.ts': `export const main = await import('../features/orders/place-order.ts')`,
  'web/src/kit/live.ts': 'export const live = 1',
  'web/src/ui/page.tsx': `import { live } from '#kit/live.ts'\nexport const page = <p>{live}</p>`,
  'web/src/features/tables/tables.queries.ts': 'export const tables = 1',
  'web/src/features/tables/public/table-tag.tsx': 'export const tag = <b />',
  'web/src/features/tables/parts/table-row.tsx': 'export const row = <b />',
  'web/src/features/orders/order/order.page.tsx': [
    `import { order } from '@brigade/domain/orders/orders.schema.ts'`,
    `import { tables } from '#features/tables/tables.queries.ts'`,
    `import { tag } from '#features/tables/public/table-tag.tsx'`,
    `export const orderPage = [order, tables, tag]`,
  ].join('\n'),
  'web/src/features/menus/forms/fields.ts': 'export const fields = 1',
  'web/src/features/menus/parts/tool.tsx': 'export const tool = <b />',
  'web/src/features/menus/selling/public/sold-out.tsx': `import { tool } from '#features/menus/parts/tool.tsx'\nexport const soldOut = tool`,
  'web/src/features/orders/orders.feature.tsx': `import { soldOut } from '#features/menus/selling/public/sold-out.tsx'\nexport const order = soldOut`,
  'web/src/app/main.tsx': `export const main = 1`,
  'scripts/test.ts': `export const test = await import('./testing/parts.ts')`,
  'scripts/run.ts': 'export const run = 1',
  'scripts/testing/parts.ts': `import { run } from '../run.ts'\nexport const parts = [run]`,
}

const planted: [name: string, path: string, source: string, sentence: string][] = [
  ['a domain that knows Node', 'domain/src/orders/x.ts', `import 'node:fs'`, 'domain knows no "node:fs"'],
  ['a domain that knows React', 'domain/src/orders/x.ts', `import type { FC } from 'react'`, 'domain knows no "react"'],
  ['a server that knows the web', 'server/src/app/x.ts', `import '../../../web/src/kit/live.ts'`, 'not know web'],
  ['a web that knows the server', 'web/src/app/x.ts', `import '@brigade/server/src/app/main.ts'`, 'not know server'],
  ['a climb out', 'web/src/app/x.ts', `import '../../../domain/src/kit/money.ts'`, 'climbs out of web'],
  [
    'a kit that knows a feature',
    'web/src/kit/x.ts',
    `import '#features/tables/tables.queries.ts'`,
    'not know features',
  ],
  [
    'a kit with words of domain',
    'server/src/kit/x.ts',
    `import type { order } from '@brigade/domain/orders/orders.schema.ts'`,
    'kit knows no feature, also not orders',
  ],
  [
    'a kit of the web app with words of domain',
    'web/src/kit/x.ts',
    `import type { order } from '@brigade/domain/orders/orders.schema.ts'`,
    'kit knows no feature, also not orders',
  ],
  [
    'a kit of domain that knows a feature',
    'domain/src/kit/x.ts',
    `import type { table } from '../tables/tables.schema.ts'`,
    'kit may not know features',
  ],
  [
    'a kit whose types name a feature',
    'server/src/kit/x.ts',
    'export type App = { ordersWaiting: number }',
    '"ordersWaiting" names one',
  ],
  [
    'a kit whose types name what a feature does',
    'server/src/kit/x.ts',
    `export interface Happenings { 'orders:moved': number }`,
    '"orders:moved" names one',
  ],
  [
    'a kit that names a right of a feature',
    'server/src/kit/x.ts',
    `export const topic = 'orders:read'`,
    '"orders:read" names one',
  ],
  ['a ui that knows a feature', 'web/src/ui/x.ts', `import '#features/tables/tables.queries.ts'`, 'not know features'],
  [
    'a ui with words of domain',
    'web/src/ui/x.ts',
    `import '@brigade/domain/orders/orders.api.ts'`,
    'ui knows no domain word',
  ],
  ['a feature that knows the app', 'web/src/features/orders/x.ts', `import '#app/main.tsx'`, 'not know app'],
  ['a lazy climb', 'web/src/kit/x.ts', `export const x = () => import('#app/main.tsx')`, 'kit may not know app'],
  ['a look at a later feature', 'domain/src/tables/x.ts', `import '../orders/orders.api.ts'`, 'which comes after it'],
  [
    'a venue that knows more of a later feature than its settings',
    'domain/src/venues/x.ts',
    `import '../orders/orders.api.ts'`,
    'venues may not know orders, which comes after it',
  ],
  [
    'settings that know another feature',
    'domain/src/orders/x.settings.ts',
    `import '../tables/tables.schema.ts'`,
    'settings know kit and their own feature, not tables',
  ],
  [
    'a server feature in the files of another',
    'server/src/features/orders/x.ts',
    `import '#features/tables/find-table.ts'`,
    'tables is entered by its public folder or app.service only',
  ],
  [
    'a server feature in the public folder of a later one',
    'server/src/features/auth/x.ts',
    `import '#features/tables/public/selling-venue.ts'`,
    'auth may not know tables, which comes after it',
  ],
  [
    'a sub-feature past the public folder of another',
    'server/src/features/menus/sorting/x.ts',
    `import '../editing/move.ts'`,
    'editing is entered by its public folder only',
  ],
  [
    'a sub-feature past the public folder of another, by another way',
    'server/src/features/menus/sorting/x.ts',
    `import '#features/menus/editing/move.ts'`,
    'editing is entered by its public folder only',
  ],
  [
    'a sub-feature in the public folder of a later one',
    'server/src/features/menus/presets/x.ts',
    `import '../editing/public/item-kind.ts'`,
    'presets may not know editing, which comes after it',
  ],
  [
    'a sub-feature of the web app past the public folder of another',
    'web/src/features/menus/panels/x.ts',
    `import '#features/menus/forms/fields.ts'`,
    'forms is entered by its public folder only',
  ],
  [
    'a feature past the public folder of a sub-feature',
    'web/src/features/orders/x.ts',
    `import '#features/menus/forms/fields.ts'`,
    'menus is entered by its queries or its public folder only',
  ],
  [
    'a shared part of a divided feature that knows a sub-feature',
    'web/src/features/menus/parts/x.ts',
    `import '#features/menus/selling/public/sold-out.tsx'`,
    'what the sub-features of menus share may not know selling',
  ],
  [
    'a shared file of a divided feature that knows a sub-feature',
    'server/src/features/menus/x.ts',
    `import './editing/public/item-kind.ts'`,
    'what the sub-features of menus share may not know editing',
  ],
  [
    'a folder that knows what stands on it',
    'server/src/features/orders/bills/x.ts',
    `import '../place-order.ts'`,
    'bills may not know what stands beside it in orders',
  ],
  [
    'a feature that knows a folder which stands on it',
    'server/src/features/orders/x.ts',
    `import './lines/itemize-orders.ts'`,
    'what the sub-features of orders share may not know lines',
  ],
  [
    'a folder of a kit that knows a folder above it',
    'server/src/kit/database/x.ts',
    `import '../contracts/y.ts'`,
    'database may not know contracts, which comes after it',
  ],
  [
    'an unlisted folder of a kit',
    'server/src/kit/attic/x.ts',
    `import '../contracts/y.ts'`,
    '"attic" is not in the list',
  ],
  [
    'a sub-feature that is in no list',
    'server/src/features/menus/tasting/x.ts',
    'export const x = 1',
    '"tasting" is not in the list of sub-features of menus',
  ],
  [
    'a web feature past the public folder of another',
    'web/src/features/orders/x.ts',
    `import '#features/tables/parts/table-row.tsx'`,
    'entered by its queries or its public folder only',
  ],
  ['a feature that is in no list', 'web/src/features/rooms/x.ts', 'export const x = 1', 'not in the list of features'],
  ['an index', 'web/src/kit/index.ts', 'export const x = 1', 'a file called index'],
  ['a drawer for everything', 'web/src/kit/utils.ts', 'export const x = 1', '"utils" says nothing'],
  ['an export of everything', 'web/src/kit/x.ts', `export * from './live.ts'`, '"export *"'],
  ['a barrel', 'web/src/kit/x.ts', `export { live } from './live.ts'`, 'a barrel'],
  ['an import without extension', 'web/src/kit/x.ts', `import './live'`, 'names no file'],
  ['an import of nothing', 'web/src/kit/x.ts', `import './dead.ts'`, 'is not there'],
  ['a wire path in a page', 'web/src/features/orders/x.ts', `export const x = 'v1/order'`, 'the wire path "v1/order"'],
  [
    'a wire path in a template',
    'server/src/app/x.ts',
    'export const x = `/v1/order/${1}`',
    'the wire path "/v1/order/"',
  ],
]

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brigade-imports-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  for (const [path, source] of Object.entries(house)) put(path, source)
})

afterEach(() => rmSync(root, { recursive: true }))

describe('the check of imports', () => {
  it('finds no fault in a house that keeps the rules', () => {
    track()

    const { filesSeen, importsSeen, faults } = findFaults(root)

    expect(faults).toEqual([])
    expect(filesSeen).toBe(Object.keys(house).filter((path) => !path.endsWith('.json')).length)
    expect(importsSeen).toBe(20)
  })

  it.each(planted)('finds %s', (_name, path, source, sentence) => {
    put(path, source)
    track()

    const { faults } = findFaults(root)

    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^${path}: .*`))
    expect(faults[0]).toContain(sentence)
  })

  it('lets tests and their builders reach what shipped code may not', () => {
    put('server/testing/with-app.ts', `import '../src/app/main.ts'\nexport const path = '/v1/order'`)
    put('web/src/features/orders/testing/open-screen.tsx', `import '#app/main.tsx'\nexport const path = '/v1/order'`)
    put('server/src/features/orders/place-order.test.ts', `import '../../../testing/with-app.ts'`)
    track()

    expect(findFaults(root).faults).toEqual([])
  })

  it('reports shipped code that reaches for the builders of tests', () => {
    put('server/testing/with-app.ts', 'export const app = 1')
    put('server/src/app/app.test.ts', 'export const test = 1')
    put('server/src/app/x.ts', `import '../../testing/with-app.ts'\nimport './app.test.ts'`)
    put('web/src/features/orders/testing/screen.ts', 'export const screen = 1')
    put('web/src/features/orders/x.ts', `import './testing/screen.ts'`)
    track()

    expect(findFaults(root).faults).toEqual([
      'server/src/app/x.ts: app may not know testing',
      'server/src/app/x.ts: a test is imported by nobody',
      'web/src/features/orders/x.ts: features may not know testing',
    ])
  })

  it('fails when git lists a source file that it did not see', () => {
    put('server/public/forgotten.ts', 'export const x = 1')
    put('server/data/forgotten.ts', 'export const x = 1')
    mkdirSync(join(root, 'web/.hidden'))
    writeFileSync(join(root, 'web/.hidden/forgotten.ts'), 'export const x = 1')
    track()

    expect(findFaults(root).faults).toEqual(['web/.hidden/forgotten.ts: listed by git, but not seen by this check'])
  })

  it('fails when there is nothing to see', () =>
    expect(findFaults(root).faults).toEqual(['git lists no source files here']))
})

function put(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), source)
}

function track(): void {
  execFileSync('git', ['add', '--all', '--force'], { cwd: root })
}

function json(content: object): string {
  return JSON.stringify(content)
}
