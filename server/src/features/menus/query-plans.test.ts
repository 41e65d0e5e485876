import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuestPrincipal, Principal, StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { Database } from '#kit/database/database.ts'
import { demoSeed } from '#testing/test-server.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { CatalogueCache } from './catalogue.ts'
import { categoryReader, groupReader, itemReader, menuReader, sideReader } from './part-readers.ts'
import { getPart, listParts, type PartQuery } from './read-parts.ts'

const waiter: StaffPrincipal = {
  kind: 'staff',
  id: 6,
  role: 'waiter',
  fname: 'Grace',
  lname: 'Mwangi',
  restaurantId: [1],
  sessionId: 's',
}
const guest: GuestPrincipal = {
  kind: 'guest',
  role: 'guest',
  tableId: 5,
  tableName: 'Room 105',
  restaurantId: [1],
  tokenVersion: 1,
  sitting: 1,
  isOver: false,
}

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

describe.each<Principal>([waiter, guest])('what a $role reads', (principal) => {
  const asked = (query: PartQuery) => ({ query, principal, isPaged: false })
  const questions: Record<string, (db: Database) => Promise<unknown>> = {
    'the menus of a venue': (db) => listParts(menuReader(db), asked({ restaurantId: 1 })),
    'the categories of a menu': (db) => listParts(categoryReader(db), asked({ restaurantId: 1, menuId: 1 })),
    'the items of a category': (db) => listParts(itemReader(db), asked({ restaurantId: 1, categoryId: 1 })),
    'all items of a venue': (db) => listParts(itemReader(db), asked({ restaurantId: 1 })),
    'the add-ons of an item': (db) => listParts(sideReader(db), asked({ restaurantId: 1, itemId: 1 })),
    'the option groups of an item': (db) => listParts(groupReader(db), asked({ restaurantId: 1, itemId: 1 })),
    'one item': (db) => db.read(() => getPart(itemReader(db), { id: 1, principal })),
    'what a venue sells': (db) => db.read(() => new CatalogueCache(db).get(1, 1)),
  }

  it.each(Object.entries(questions))('%s is found by an index', async (_name, ask) => {
    const { db, statements } = recordStatements(fresh.db)

    await ask(db)

    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const plan = await planOf(fresh.db, statement)
      expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
    }
  })
})
