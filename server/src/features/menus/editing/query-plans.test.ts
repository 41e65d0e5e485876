import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { Database } from '#kit/database/database.ts'
import { run } from '#kit/database/transaction.ts'
import { demoSeed } from '#testing/test-server.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { quietApp } from '#testing/quiet-app.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { markSoldOut } from '../selling/mark-sold-out.ts'
import { sortParts } from '../sorting/sort-parts.ts'
import { partTables } from '../visible-parts.ts'
import { WholeMenus } from '../whole-menu/whole-menus.ts'
import { createPart, patchPart, removePart } from './public/edit-part.ts'
import { raiseCatalogueVersion } from './public/edited-venue.ts'
import { groupEditor } from './public/group-editor.ts'
import { itemEditor } from './public/item-editor.ts'
import { menuEditor } from './public/menu-editor.ts'
import { moveCategory } from './move-category.ts'
import { sideEditor } from './public/side-editor.ts'

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

const callOn = (db: Database) => ({ principal: user, now, app: quietApp(db) })

/** A small table that is read whole without an index: only to check a new group's name. */
const smallTables = /group_names/

/** The new places of a list, which are values in the statement itself. */
const sentAlong = /^SCAN (places|\d+)/

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

describe('editing', () => {
  const item = { name: text, description: text, price: 1, posItemId: '1', ...always }
  const acts: Record<string, (db: Database) => Promise<unknown>> = {
    'a new item': (db) => db.write(() => createPart(itemEditor, { ...item, menuId: 1, categoryId: 1 }, callOn(db))),
    'a new side': (db) => {
      const body = { name: text, price: 1, max: 1, posItemId: '1', itemId: 1 }
      return db.write(() => createPart(sideEditor, body, callOn(db)))
    },
    'a new group': (db) => {
      const body = { groupName: text, itemId: 1 }
      return db.write(() => createPart(groupEditor, body, callOn(db)))
    },
    'a changed item': (db) => {
      const change = { recommendationCategory: 'starter' as const, mainOptionId: [1], subOptionId: [1] }
      return db.write(() => patchPart(itemEditor, { id: 1, change }, callOn(db)))
    },
    'a deletion': (db) => db.write(() => removePart(menuEditor, 1, callOn(db))).catch(() => undefined),
    'a new order': async (db) => {
      const rows = await fresh.db.many<{ id: number }>('SELECT "id" FROM items WHERE "menuId" = 1 ORDER BY "index"')
      const ids = rows.map(({ id }) => id).toReversed()
      return db.write(() => sortParts({ kind: 'items', parent: 'menu', parentId: 1, ids }, { principal: user, now }))
    },
    'a moved category': (db) => {
      const move = { restaurantId: 1, categoryId: 1, fromMenuId: 1, toMenuId: 2 }
      return db.write(() => moveCategory(move, callOn(db)))
    },
    'what is sold out': (db) => db.write(() => markSoldOut({ kind: 'side', id: 1, for: 'hour' }, callOn(db))),
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
