import type { Knex } from 'knex'
import { byTurns } from './by-turns.ts'

/** What those are who placed, accepted, completed or posted an order, and their ids, as the log knows them; empty where it does not. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    for (const name of names) {
      table.text(`${name}Kind`)
      table.integer(`${name}Id`)
    }
  })
  await byTurns(knex, 'orders', (range) =>
    knex.raw(
      `UPDATE orders SET ${Object.entries(actOf)
        .map(([name, act]) => `("${name}Kind", "${name}Id") = ${doerOf(name, act)}`)
        .join(', ')} WHERE "id" BETWEEN ? AND ?`,
      [...range],
    ),
  )
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again, and take the log of the orders along.
  for (const column of names.flatMap((name) => [`${name}Kind`, `${name}Id`])) {
    await knex.raw('ALTER TABLE orders DROP COLUMN ??', [column])
  }
}

const names = ['createdBy', 'acceptedBy', 'completedBy', 'submittedtoPosBy']
const actOf = { createdBy: 'place', acceptedBy: 'accept', completedBy: 'complete' }

function doerOf(name: string, act: string): string {
  return `(SELECT "byKind", "byId" FROM order_events e
    WHERE e."orderId" = orders."id" AND e."act" = '${act}' AND e."by" = orders."${name}" ORDER BY e."id" DESC LIMIT 1)`
}
