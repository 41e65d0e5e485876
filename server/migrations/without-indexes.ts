import type { Knex } from 'knex'

/**
 * Rewrites most rows of a table without its indexes and references, and makes these again at the end: PostgreSQL writes each row to a new
 * place, and each index and check for each row costs more than all of them do at once. SQLite changes rows where they are.
 */
export async function withoutIndexes(knex: Knex, table: string, rewrite: () => Promise<void>): Promise<void> {
  if (knex.client.config.client !== 'pg') return rewrite()
  const indexes = await definitionsOf(knex, { from: indexesOf, table })
  const references = await definitionsOf(knex, { from: referencesOf, table })
  for (const { name } of references) await knex.raw('ALTER TABLE ?? DROP CONSTRAINT ??', [table, name])
  for (const { name } of indexes) await knex.raw('DROP INDEX ??', [name])
  await rewrite()
  for (const { definition } of indexes) await knex.raw(definition)
  for (const { name, definition } of references)
    await knex.raw(`ALTER TABLE ?? ADD CONSTRAINT ?? ${definition}`, [table, name])
}

type Definition = { name: string; definition: string }

async function definitionsOf(knex: Knex, { from, table }: { from: string; table: string }): Promise<Definition[]> {
  const { rows } = await knex.raw<{ rows: Definition[] }>(from, [table])
  return rows
}

/** The query for the indexes that no constraint needs, so not the primary key. */
const indexesOf = `SELECT c."relname" AS "name", pg_get_indexdef(i."indexrelid") AS "definition"
  FROM pg_index i JOIN pg_class c ON c."oid" = i."indexrelid"
  WHERE i."indrelid" = CAST(? AS regclass) AND NOT EXISTS (SELECT 1 FROM pg_constraint o WHERE o."conindid" = i."indexrelid")
  ORDER BY 1`

const referencesOf = `SELECT "conname" AS "name", pg_get_constraintdef("oid") AS "definition"
  FROM pg_constraint WHERE "conrelid" = CAST(? AS regclass) AND "contype" = 'f' ORDER BY 1`
