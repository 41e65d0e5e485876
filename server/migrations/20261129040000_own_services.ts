import type { Knex } from 'knex'

/**
 * Services of a venue's own beside the standard ones, with their form; the steps by which a request is escalated; and when a request is
 * escalated next, which was its due time until now.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('guest_services', (table) => table.dropUnique(['restaurantId', 'requestType']))
  await knex.raw(
    `CREATE UNIQUE INDEX guest_services_standard_index ON guest_services ("restaurantId", "requestType") WHERE "requestType" <> 'custom'`,
  )
  const instant = knex.client.config.client === 'pg' ? 'timestamptz(3)' : 'text'
  for (const column of serviceColumns) await knex.raw(`ALTER TABLE guest_services ADD COLUMN ${column}`)
  for (const column of requestColumns) await knex.raw(`ALTER TABLE requests ADD COLUMN ${column}`)
  await knex.raw(`ALTER TABLE requests ADD COLUMN "alertAt" ${instant}`)
  await knex.raw(`UPDATE requests SET "alertAt" = "dueAt" WHERE "status" = 'active' AND "escalatedAt" IS NULL`)
  await knex.raw('DROP INDEX requests_escalations')
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`CREATE INDEX ${name} ON ${on}`)
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`DROP INDEX ${name}`)
  await knex.raw(
    `CREATE INDEX requests_escalations ON requests ("status", "dueAt", "restaurantId") WHERE "status" = 'active' AND "escalatedAt" IS NULL`,
  )
  // Who runs an earlier version has no such type.
  await knex('requests').where({ requestType: 'custom' }).delete()
  await knex('guest_services').where({ requestType: 'custom' }).delete()
  for (const column of ['alertAt', ...requestColumns.map(nameOf)])
    await knex.raw('ALTER TABLE requests DROP COLUMN ??', [column])
  for (const column of serviceColumns.map(nameOf)) await knex.raw('ALTER TABLE guest_services DROP COLUMN ??', [column])
  await knex.raw('DROP INDEX guest_services_standard_index')
  await knex.schema.alterTable('guest_services', (table) => table.unique(['restaurantId', 'requestType']))
}

const serviceColumns = [
  '"icon" text',
  `"escalation" text NOT NULL DEFAULT '[]'`,
  `"areas" text NOT NULL DEFAULT '[]'`,
  '"dueMinutes" integer',
  `"questions" text NOT NULL DEFAULT '[]'`,
]

const requestColumns = [
  '"serviceId" integer',
  '"serviceLabel" text',
  '"serviceIcon" text',
  '"answers" text',
  '"escalations" text',
  '"steps" text',
]

const indexes = {
  requests_alerts: `requests ("status", "alertAt", "restaurantId") WHERE "status" = 'active' AND "alertAt" IS NOT NULL`,
  requests_service_index: 'requests ("serviceId", "createdAt", "id") WHERE "serviceId" IS NOT NULL',
  requests_service_status_index: 'requests ("serviceId", "status", "createdAt", "id") WHERE "serviceId" IS NOT NULL',
}

function nameOf(column: string): string {
  return /"(\w+)"/.exec(column)![1]!
}
