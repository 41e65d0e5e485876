import type { Knex } from 'knex'

/** What is overdue and was told to nobody yet: by its status first, for SQLite prefers an index with an equality to one with a range alone. */
export async function up(knex: Knex): Promise<void> {
  await replaceBy(knex, '"status", "dueAt", "restaurantId"')
}

export async function down(knex: Knex): Promise<void> {
  await replaceBy(knex, '"dueAt"')
}

async function replaceBy(knex: Knex, columns: string): Promise<void> {
  await knex.raw('DROP INDEX requests_escalations')
  await knex.raw(
    `CREATE INDEX requests_escalations ON requests (${columns}) WHERE "status" = 'active' AND "escalatedAt" IS NULL`,
  )
}
