import type { Knex } from 'knex'

/** The guests of a sitting who agreed to mails are counted before another one is asked. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX mailing_visits_sitting_index ON mailing_visits ("tableId", "sitting")')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX mailing_visits_sitting_index')
}
