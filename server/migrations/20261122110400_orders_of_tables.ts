import type { Knex } from 'knex'

/** Orders of a table are found through its bills: an index of their own is what each order that is placed pays most for. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => table.dropIndex([...columns]))
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => table.index([...columns]))
}

const columns = ['tableId', 'status', 'createdAt']
