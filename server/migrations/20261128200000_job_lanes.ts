import type { Knex } from 'knex'

/** Each job has a lane, by which the next job is found without reading those that wait in full lanes. */
export async function up(knex: Knex): Promise<void> {
  await replaceLane(knex, {
    type: `text NOT NULL DEFAULT 'at '`,
    value: `COALESCE("lane", 'at ' || COALESCE(CAST("restaurantId" AS text), ''))`,
  })
  await knex.schema.alterTable('jobs', (table) => {
    table.index(['state', 'kind', 'lane', 'runAt', 'id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('jobs', (table) => {
    table.dropIndex(['state', 'kind', 'lane', 'runAt', 'id'])
  })
  await replaceLane(knex, { type: 'text', value: `CASE WHEN "lane" LIKE 'at %' THEN NULL ELSE "lane" END` })
}

/** In SQL: on SQLite, Knex would make the table again. Jobs that are done wait for no other. */
async function replaceLane(knex: Knex, { type, value }: { type: string; value: string }): Promise<void> {
  await knex.raw(`ALTER TABLE jobs ADD COLUMN "newLane" ${type}`)
  await knex.raw(`UPDATE jobs SET "newLane" = ${value} WHERE "state" <> 'done'`)
  await knex.raw('ALTER TABLE jobs DROP COLUMN "lane"')
  await knex.raw('ALTER TABLE jobs RENAME COLUMN "newLane" TO "lane"')
}
