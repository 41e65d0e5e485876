import type { Knex } from 'knex'

/** The mails that wait to be sent. They are deleted once they are sent, given up or out of date. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.createTable('mails', (table) => {
    const instant = (name: string) => (isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name))
    table.increments('id')
    table.text('about').notNullable().index()
    table.text('content').notNullable()
    instant('createdAt').notNullable()
    instant('expiresAt').notNullable().index()
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('mails')
}
