import type { Knex } from 'knex'

/** Tokens of guests that were signed out before their time, each kept until it would have ended by itself. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'

  await knex.schema.createTable('ended_tokens', (table) => {
    table.text('id').primary()
    if (isPostgres) table.specificType('expiresAt', 'timestamptz(3)').notNullable()
    else table.text('expiresAt').notNullable()
    table.index(['expiresAt'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('ended_tokens')
}
