import type { Harbour } from './harbour.ts'

/** The sides of an item, in their order. */
export function sidesOf(harbour: Harbour, itemId: number) {
  return harbour.db.many<{ id: number; price: number; max: number }>(
    'SELECT * FROM sides WHERE "itemId" = ? ORDER BY "index"',
    itemId,
  )
}

/** A line of one of an item, with the first option of each of its groups. */
export async function lineWithOptions(harbour: Harbour, itemId: number) {
  const groups = await harbour.db.many<{ id: number; options: string }>(
    'SELECT * FROM modifier_groups WHERE "itemId" = ?',
    itemId,
  )
  const selectedOptions = groups.map((group) => ({
    groupId: group.id,
    optionId: (JSON.parse(group.options) as { _id: string }[])[0]!._id,
  }))
  return { itemId, itemQty: 1, selectedOptions }
}

export async function countOrders({ db }: Harbour): Promise<number> {
  return (await db.one<{ total: number }>('SELECT count(*) AS "total" FROM orders'))!.total
}
