import type { Knex } from 'knex'

/** Bills and payments of all venues in their order, and the open bills of a venue, which are few beside those of its past. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`CREATE INDEX ${name} ON ${on}`)
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`DROP INDEX ${name}`)
}

const indexes = {
  bills_opened_index: 'bills ("openedAt", "id")',
  bills_open_venue_index: 'bills ("restaurantId", "openedAt", "id") WHERE "closedAt" IS NULL',
  payments_at_index: 'payments ("at", "id")',
}
