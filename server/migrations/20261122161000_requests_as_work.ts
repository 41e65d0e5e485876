import type { Knex } from 'knex'

/** Requests are work: until when each is due, who is on it, and when it was seen to; and how long each type may take at a venue. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.alterTable('requests', (table) => {
    for (const name of instants) {
      if (isPostgres) table.specificType(name, 'timestamptz(3)')
      else table.text(name)
    }
    table.text('takenBy')
    table.integer('takenById')
  })
  await knex.raw(`UPDATE requests SET "endedAt" = "updatedAt" WHERE "status" <> 'active'`)
  // What is overdue and was told to nobody yet: few rows, whatever has become of the others.
  await knex.raw(
    `CREATE INDEX requests_escalations ON requests ("dueAt") WHERE "status" = 'active' AND "escalatedAt" IS NULL`,
  )
  await knex.schema.alterTable('venues', (table) => {
    table.text('requestDueMinutes').notNullable().defaultTo(usualDueMinutes)
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX requests_escalations')
  // In SQL: on SQLite, Knex would make the table again, and take all that belongs to venues along.
  for (const column of [...instants, 'takenBy', 'takenById']) {
    await knex.raw('ALTER TABLE requests DROP COLUMN ??', [column])
  }
  await knex.raw('ALTER TABLE venues DROP COLUMN ??', ['requestDueMinutes'])
}

const instants = ['dueAt', 'escalatedAt', 'takenAt', 'endedAt']

const usualDueMinutes = JSON.stringify({
  talk: 5,
  icebucket: 10,
  bill: 5,
  food: 10,
  towel: 15,
  tray: 30,
  card: 5,
  cash: 5,
  online: 5,
  kitchen: 5,
  orderCancellation: 3,
})
