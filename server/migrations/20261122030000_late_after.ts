import type { Knex } from 'knex'

/** After how many minutes an order is late in each stage, and what holds at venues that have not chosen otherwise. */
const usual = {
  queueLateAfterMinutes: 5,
  changeLateAfterMinutes: 5,
  passLateAfterMinutes: 5,
  deliveredLateAfterMinutes: 60,
}

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('venues', (table) => {
    for (const [column, minutes] of Object.entries(usual)) table.integer(column).notNullable().defaultTo(minutes)
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('venues', (table) => table.dropColumns(...Object.keys(usual)))
}
