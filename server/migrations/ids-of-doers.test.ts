import { expect, it } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261122120000_ids_of_doers.ts'

const migration = openMigration(demoSeed)

it('adds who by kind and id, nobody of what was done before, and leaves what notes changes of menus in place', async () => {
  const { connection, db } = migration
  await connection('items')
    .where({ id: 1 })
    .update({ updatedBy: 'Rosa Delgado', updatedByKind: 'staff', updatedById: 9 })

  await down(connection)
  expect(await connection.schema.hasColumn('items', 'updatedById')).toBe(false)
  await up(connection)

  const doer = await db.one('SELECT "updatedBy", "updatedByKind", "updatedById" FROM items WHERE "id" = 1')
  expect(doer).toEqual({ updatedBy: 'Rosa Delgado', updatedByKind: null, updatedById: null })
  await connection('menu_changes').delete()
  await connection('items').where({ id: 1 }).update({ prepareTime: 5 })
  expect(await db.many('SELECT "part", "recordId" FROM menu_changes')).toEqual([{ part: 'items', recordId: 1 }])
})
