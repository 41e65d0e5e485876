import type { Knex } from 'knex'

/**
 * Requests of a type, and trays by whether a night found them, stand in their order, with a status and without one: what is rare among a
 * million others is found without reading them.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`CREATE INDEX ${name} ON ${on}`)
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`DROP INDEX ${name}`)
}

const indexes = {
  requests_type_index: 'requests ("restaurantId", "requestType", "createdAt", "id")',
  requests_type_status_index: 'requests ("restaurantId", "requestType", "status", "createdAt", "id")',
  tray_outs_night_index: 'tray_outs ("restaurantId", "isOvernight", "createdAt", "id")',
  tray_outs_night_status_index: 'tray_outs ("restaurantId", "isOvernight", "status", "createdAt", "id")',
}
