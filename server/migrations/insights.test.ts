import { expect, it } from 'vitest'
import { itemizeOrders } from '#features/orders/lines/itemize-orders.ts'
import { rollUpDays } from '#features/insights/roll-up/roll-up-days.ts'
import { openMigration } from '#testing/open-migration.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { down, up } from './20261129010000_insights.ts'

const migration = openMigration(demoSeed)

it('notes the days of all rows from before, which are counted like those that are followed', async () => {
  const { db, connection } = migration
  const later = new Date(noon.getTime() + 120_000)
  await itemizeOrders(db, later)
  await rollUpDays(db, later)
  const followed = await figures()
  expect(followed.map((rows) => rows.length > 0)).toEqual([true, true, true, true])

  await down(connection)
  await up(connection)

  expect(await figures()).toEqual([[], [], [], []])
  expect((await db.many('SELECT 1 FROM insight_dirty_days')).length).toBeGreaterThan(0)
  await rollUpDays(db, later)
  expect(await figures()).toEqual(followed)
})

function figures(): Promise<object[][]> {
  const keys = {
    insight_sales: '"restaurantId", "day", "hour", "currency", "paymentType"',
    insight_money: '"restaurantId", "day", "currency", "kind"',
    insight_items: '"restaurantId", "day", "itemId", "currency"',
    insight_times: '"restaurantId", "day", "by", "stage", "key"',
  }
  return Promise.all(
    Object.entries(keys).map(([table, key]) => migration.db.many<object>(`SELECT * FROM ${table} ORDER BY ${key}`)),
  )
}
