import type { Knex } from 'knex'

/** Orders know how often they were to be posted and what came of it: they are kept for longer than their postings. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    table.integer('postingAttempts').notNullable().defaultTo(0)
    table.text('postingTrouble')
  })
  await knex.raw(
    `UPDATE orders SET "postingAttempts" =
       (SELECT MAX(p."attempt") FROM pos_postings p WHERE p."orderId" = orders."id")
     WHERE "id" IN (SELECT "orderId" FROM pos_postings)`,
  )
  for (const state of ['failed', 'uncertain']) {
    await knex.raw(
      `UPDATE orders SET "postingTrouble" = '${state}'
       WHERE "postedToPOS" = ? AND "id" IN (SELECT "orderId" FROM pos_postings WHERE "state" = '${state}')`,
      [false],
    )
  }
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again, and take all that belongs to orders along.
  for (const column of ['postingTrouble', 'postingAttempts']) {
    await knex.raw('ALTER TABLE orders DROP COLUMN ??', [column])
  }
}
