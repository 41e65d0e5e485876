import type { Knex } from 'knex'

/** Whether an order earns points of a loyalty programme, or is paid with some. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    table.text('reward')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    table.dropColumn('reward')
  })
}
