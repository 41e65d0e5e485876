import type { Knex } from 'knex'

/** Those of all venues may upload a picture without saying for which: it is of none until a record shows it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('files', (table) => table.setNullable('restaurantId'))
}

export async function down(knex: Knex): Promise<void> {
  await knex('files').whereNull('restaurantId').delete()
  await knex.schema.alterTable('files', (table) => table.dropNullable('restaurantId'))
}
