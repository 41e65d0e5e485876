import type { Knex } from 'knex'

/** What a guest's sitting has asked for is found without what their table was ever asked for. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('requests', (table) => table.index(['tableId', 'sitting']))
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('requests', (table) => table.dropIndex(['tableId', 'sitting']))
}
