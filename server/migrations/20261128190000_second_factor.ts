import type { Knex } from 'knex'

/** The second factor of accounts, and their recovery codes. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.TableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)
  await knex.schema.createTable('second_factors', (table) => {
    table.integer('userId').primary().references('users.id').onDelete('CASCADE')
    table.text('secret').notNullable()
    table.integer('lastPeriod').notNullable()
    instant(table, 'since').notNullable()
  })
  await knex.schema.createTable('recovery_codes', (table) => {
    table.integer('userId').notNullable().references('users.id').onDelete('CASCADE')
    table.text('codeHash').notNullable()
    instant(table, 'usedAt')
    table.primary(['userId', 'codeHash'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('recovery_codes')
  await knex.schema.dropTable('second_factors')
}
