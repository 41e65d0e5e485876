import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { many, one, run, type SqlValue, type Transaction } from '#kit/database/transaction.ts'
import { demoSeed } from '#testing/test-server.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { CatalogueCache } from './catalogue.ts'
import { WholeMenus } from './whole-menu/whole-menus.ts'
import { type PartTable, partTables } from './visible-parts.ts'

const hotel = 1

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

/** Changes that may happen to a row: `pick` chooses it from the rows that its table has by then. */
const acts = ['rename', 'switch', 'place', 'copy', 'delete', 'move'] as const
type Edit = { act: (typeof acts)[number]; table: PartTable; pick: number; other: number }

const edit = fc.record<Edit>({
  act: fc.constantFrom(...acts),
  table: fc.constantFrom(...partTables),
  pick: fc.nat(10_000),
  other: fc.nat(10_000),
})
const step = fc.record({
  edits: fc.array(edit, { minLength: 1, maxLength: 4 }),
  isTakenBack: fc.boolean(),
  isRead: fc.boolean(),
})

it('is done with few statements, which read the changed rows alone', async () => {
  const statements: string[] = []
  const db = { read: <T>(work: () => Transaction<T>) => fresh.db.read(() => noting(work())) }
  const catalogues = new CatalogueCache(db)
  await db.read(function* () {
    yield* catalogues.get(hotel, yield* storedVersion())
  })
  await changed([{ act: 'rename', table: 'sides', pick: 3, other: 3 }], { isTakenBack: false, catalogues })
  statements.length = 0

  await db.read(function* () {
    yield* catalogues.get(hotel, yield* storedVersion())
  })

  expect(statements.filter((sql) => /FROM (menus|categories|items|modifier_groups)/.test(sql))).toEqual([])
  expect(statements.filter((sql) => /JOIN sides/.test(sql))).toHaveLength(1)

  function* noting<T>(work: Transaction<T>): Transaction<T> {
    let next = work.next({ rows: [], changes: 0 })
    while (!next.done) {
      statements.push(next.value.sql)
      next = work.next(yield next.value)
    }
    return next.value
  }
})

it('comes to the same after any edits, updated or read again, also when some were taken back', async () => {
  const catalogues = new CatalogueCache(fresh.db)
  const menus = new WholeMenus(fresh.db)

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const { edits, isTakenBack, isRead } of steps) {
        await changed(edits, { isTakenBack, catalogues })
        if (isRead) await menus.get(hotel)
        if (isRead) await catalogueOf(catalogues)
      }
      expect(await readBy(catalogues, menus)).toEqual(
        await readBy(new CatalogueCache(fresh.db), new WholeMenus(fresh.db)),
      )
    }),
    { numRuns: 25 },
  )
}, 60_000)

async function readBy(catalogues: CatalogueCache, menus: WholeMenus) {
  const { etag, bytes } = await menus.get(hotel)
  return { catalogue: byId(await catalogueOf(catalogues)), etag, menu: String(await bytes('identity')) }
}

async function changed(
  edits: readonly Edit[],
  { isTakenBack, catalogues }: { isTakenBack: boolean; catalogues: CatalogueCache },
): Promise<void> {
  const writing = fresh.db.write(function* () {
    yield* run('UPDATE venues SET "catalogueVersion" = "catalogueVersion" WHERE "id" = ?', hotel)
    for (const each of edits) yield* perform(each)
    yield* run('UPDATE venues SET "catalogueVersion" = "catalogueVersion" + 1 WHERE "id" = ?', hotel)
    if (!isTakenBack) return
    // An order that shares the transaction reads like this. On PostgreSQL each has its own and never sees uncommitted data.
    if (fresh.db.dialect === 'sqlite') yield* catalogues.get(hotel, yield* storedVersion())
    throw new Error('The disk is full')
  })
  await writing.catch((error: Error) => {
    if (error.message !== 'The disk is full') throw error
  })
}

/** The parent table of each kind that may be moved to another parent. */
const above = { categories: 'menus', items: 'menus', sides: 'items', modifier_groups: 'items' } as const
const nameOf = (table: PartTable) => (table === 'modifier_groups' ? 'groupName' : 'name')

function* perform({ act, table, pick, other }: Edit): Transaction<void> {
  const row = yield* picked(table, pick)
  if (!row) return
  const change = (column: string, value: SqlValue) =>
    run(`UPDATE ${table} SET "${column}" = ?, "version" = "version" + 1 WHERE "id" = ?`, value, row.id!)
  if (act === 'rename') yield* change(nameOf(table), JSON.stringify({ en: `Name ${other}` }))
  if (act === 'switch') yield* change('isActive', !row.isActive)
  if (act === 'place') yield* change('index', other % 20)
  if (act === 'copy') yield* copy(table, row)
  // Few deletions, so that there is always something to edit.
  if (act === 'delete' && (table === 'sides' || other % 10 === 0)) yield* remove(table, Number(row.id))
  if (act === 'move' && table !== 'menus') {
    const parent = yield* picked(above[table], other)
    if (parent) yield* change(above[table] === 'menus' ? 'menuId' : 'itemId', parent.id!)
    const category = table === 'items' && (yield* picked('categories', other))
    if (category) yield* change('categoryId', other % 3 === 0 ? null : category.id!)
  }
}

function* picked(table: PartTable, pick: number): Transaction<Record<string, SqlValue> | undefined> {
  const rows = yield* many<Record<string, SqlValue>>(
    `SELECT * FROM ${table} WHERE "restaurantId" = ? ORDER BY "id"`,
    hotel,
  )
  return rows[pick % rows.length]
}

function* copy(table: PartTable, { id: _id, ...row }: Record<string, SqlValue>): Transaction<void> {
  const names = Object.keys(row)
  yield* run(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    ...names.map((name) => row[name]!),
  )
}

/** Removes a part with everything below it, as people do one by one. */
function* remove(table: PartTable, id: number): Transaction<void> {
  const below = {
    menus: [
      ['items', 'menuId'],
      ['categories', 'menuId'],
    ],
    categories: [['items', 'categoryId']],
    items: [
      ['sides', 'itemId'],
      ['modifier_groups', 'itemId'],
    ],
    sides: [],
    modifier_groups: [],
  } as const satisfies Record<PartTable, readonly (readonly [PartTable, string])[]>
  for (const [lower, column] of below[table]) {
    const rows = yield* many<{ id: number }>(`SELECT "id" FROM ${lower} WHERE "${column}" = ?`, id)
    for (const row of rows) yield* remove(lower, row.id)
  }
  yield* run(`DELETE FROM ${table} WHERE "id" = ?`, id)
}

function* storedVersion(): Transaction<number> {
  const row = yield* one<{ v: number }>('SELECT "catalogueVersion" AS "v" FROM venues WHERE "id" = ?', hotel)
  return row!.v
}

function catalogueOf(catalogues: CatalogueCache): Promise<Catalogue> {
  return fresh.db.read(function* () {
    return yield* catalogues.get(hotel, yield* storedVersion())
  })
}

function byId(catalogue: Catalogue) {
  return [...catalogue.values()].toSorted((a, b) => a.id - b.id)
}
