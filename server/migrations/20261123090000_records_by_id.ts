import type { Knex } from 'knex'

/** Requests and trays of a venue by their ids, with a status and without one: a page of a million is found without sorting them. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`CREATE INDEX ${name} ON ${on}`)
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`DROP INDEX ${name}`)
}

const indexes = {
  requests_id_index: 'requests ("restaurantId", "id")',
  requests_status_id_index: 'requests ("restaurantId", "status", "id")',
  tray_outs_id_index: 'tray_outs ("restaurantId", "id")',
  tray_outs_status_id_index: 'tray_outs ("restaurantId", "status", "id")',
}
