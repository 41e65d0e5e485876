import type { Knex } from 'knex'

/** What is forgotten in time is found by its age. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, column] of ages) await knex.schema.alterTable(table, (of) => void of.index([column]))
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, column] of ages) await knex.schema.alterTable(table, (of) => void of.dropIndex([column]))
}

const ages = [
  ['pos_postings', 'createdAt'],
  ['pos_notifications', 'createdAt'],
  ['receipt_prints', 'at'],
  ['receipt_orders', 'createdAt'],
  ['checkouts', 'expiresAt'],
] as const
