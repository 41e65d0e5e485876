import type { Knex } from 'knex'

/** What is not at the point of sale pops up until it is put aside, whether or not it was counted away: what was closed until now is both. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`UPDATE pos_notifications SET "isActive" = ? WHERE "type" = 'error' AND "isCountActive" = ?`, [
    false,
    false,
  ])
  await knex.schema.alterTable('pos_notifications', (table) => {
    table.index(['restaurantId', 'type', 'isActive', 'createdAt', 'id'], 'pos_notifications_type_index')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pos_notifications', (table) => {
    table.dropIndex([], 'pos_notifications_type_index')
  })
}
