import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { Database } from '#kit/database.ts'
import { run } from '#kit/work.ts'
import { demoSeed } from '#testing/harbour.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { markSoldOut } from '../selling/mark-sold-out.ts'
import { sortParts } from '../sorting/sort-parts.ts'
import { partTables } from '../visible-parts.ts'
import { WholeMenus } from '../whole-menu/whole-menus.ts'
import { createPart, patchPart, removePart } from './door/edit-part.ts'
import { raiseCatalogueVersion } from './door/edited-venue.ts'
import { groupEditor } from './door/group-editor.ts'
import { itemEditor } from './door/item-editor.ts'
import { menuEditor } from './door/menu-editor.ts'
import { moveCategory } from './move-category.ts'
import { sideEditor } from './door/side-editor.ts'

const now = new Date('2026-03-04T12:00:00.000Z')
const text = { en: 'Soup', ar: 'شوربة' }
const always = { daysAvailable: ['ALL' as const], hoursAvailable: ['ALL' as const] }
const user: StaffPrincipal = {
  kind: 'staff',
  id: 1,
  role: 'admin',
  fname: 'Ada',
  lname: 'Okafor',
  restaurantId: [],
  sessionId: 's',
}

/** So few that the whole table is the index: read only to check a new group's name. */
const smallTables = /group_names/

/** The new places of a list, which come with the statement. */
const sentAlong = /^SCAN (places|\d+)/

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

describe('editing', () => {
  const item = { name: text, description: text, price: 1, posItemId: '1', ...always }
  const acts: Record<string, (db: Database) => Promise<unknown>> = {
    'a new item': (db) =>
      db.write(() => createPart(itemEditor, { body: { ...item, menuId: 1, categoryId: 1 }, user, now })),
    'a new side': (db) => {
      const body = { name: text, price: 1, max: 1, posItemId: '1', itemId: 1 }
      return db.write(() => createPart(sideEditor, { body, user, now }))
    },
    'a new group': (db) => {
      const body = { groupName: text, itemId: 1 }
      return db.write(() => createPart(groupEditor, { body, user, now }))
    },
    'a changed item': (db) => {
      const change = { recommendationCategory: 'starter' as const, mainOptionId: [1], subOptionId: [1] }
      return db.write(() => patchPart(itemEditor, { id: 1, change, user, now }))
    },
    'a deletion': (db) => db.write(() => removePart(menuEditor, { id: 1, user, now })).catch(() => undefined),
    'a new order': async (db) => {
      const rows = await fresh.db.many<{ id: number }>('SELECT "id" FROM items WHERE "menuId" = 1 ORDER BY "index"')
      const ids = rows.map(({ id }) => id).toReversed()
      return db.write(() => sortParts({ kind: 'items', parent: 'menu', parentId: 1, ids }, { principal: user, now }))
    },
    'a moved category': (db) => {
      const move = { restaurantId: 1, categoryId: 1, fromMenuId: 1, toMenuId: 2 }
      return db.write(() => moveCategory({ move, user, now }))
    },
    'what is sold out': (db) => db.write(() => markSoldOut({ mark: { kind: 'side', id: 1, for: 'hour' }, user, now })),
    'the whole menu': (db) => new WholeMenus(db).get(1),
    'the whole menu after a change of each kind of part': async (db) => {
      const menus = new WholeMenus(db)
      await menus.get(1)
      await fresh.db.write(function* () {
        for (const table of partTables)
          yield* run(`UPDATE ${table} SET "version" = "version" + 1 WHERE "restaurantId" = 1`)
        yield* raiseCatalogueVersion(1)
      })
      await menus.get(1)
    },
  }

  it.each(Object.entries(acts))('%s finds what it needs by an index', async (_name, act) => {
    const { db, statements } = recordStatements(fresh.db)

    await act(db)

    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements.filter(({ sql }) => !sql.startsWith('INSERT') && !smallTables.test(sql))) {
      const plan = (await planOf(fresh.db, statement)).filter((line) => !sentAlong.test(line))
      expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
    }
  })
})
