import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { demoSeed } from '#testing/test-server.ts'
import { forgetOldEdits } from './forget-old-edits.ts'

const now = new Date('2026-03-04T12:00:00.000Z')

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

it('forgets what was dismissed after 90 days, and what nobody has dismissed after 400', async () => {
  const { db } = fresh
  await db.write(() => run('DELETE FROM admin_notifications'))
  const edits = [
    ['dismissed, old', false, '2025-12-01'],
    ['dismissed, new', false, '2026-01-01'],
    ['open, very old', true, '2025-01-01'],
    ['open, old', true, '2025-12-01'],
  ] as const
  for (const [title, isActive, day] of edits) {
    await db.write(() =>
      run(
        `INSERT INTO admin_notifications ("restaurantId", "title", "message", "type", "action", "entity", "entityName", "restaurantName",
           "editorFirstName", "editorLastName", "entityUpdateDeleteTime", "isActive")
         VALUES (1, ?, '', 'menu', 'update', 'item', 'Soup', 'Harbour Hotel', 'Mona', 'Saleh', ?, ?)`,
        title,
        `${day}T12:00:00.000Z`,
        isActive,
      ),
    )
  }

  await forgetOldEdits(db, now)

  const kept = await db.many<{ title: string }>('SELECT "title" FROM admin_notifications ORDER BY "id"')
  expect(kept.map(({ title }) => title)).toEqual(['dismissed, new', 'open, old'])
})
