import type { Knex } from 'knex'

/** The wrong PINs of all people at a device lock it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('wrong_pins', (table) => {
    table.index(['deviceId'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('wrong_pins', (table) => {
    table.dropIndex(['deviceId'])
  })
}
