import type { TestServer } from './test-server.ts'

/** Returns the sides of an item, in their order. */
export function sidesOf(testServer: TestServer, itemId: number) {
  return testServer.db.many<{ id: number; price: number; max: number }>(
    'SELECT * FROM sides WHERE "itemId" = ? ORDER BY "index"',
    itemId,
  )
}

/** Returns a cart line of one item, with the first option of each of its groups. */
export async function lineWithOptions(testServer: TestServer, itemId: number) {
  const groups = await testServer.db.many<{ id: number; options: string }>(
    'SELECT * FROM modifier_groups WHERE "itemId" = ?',
    itemId,
  )
  const selectedOptions = groups.map((group) => ({
    groupId: group.id,
    optionId: (JSON.parse(group.options) as { _id: string }[])[0]!._id,
  }))
  return { itemId, itemQty: 1, selectedOptions }
}

export async function countOrders({ db }: TestServer): Promise<number> {
  return (await db.one<{ total: number }>('SELECT count(*) AS "total" FROM orders'))!.total
}
