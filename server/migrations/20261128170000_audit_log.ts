import type { Knex } from 'knex'

const columns = [
  'id',
  'at',
  'act',
  'record',
  'recordId',
  'recordName',
  'restaurantId',
  'byKind',
  'byId',
  'by',
  'byRole',
  'address',
  'changes',
  'moreChanges',
  'joinedBy',
]

const unchangeable = "The audit log can't be changed"
const kept = "An entry of the audit log can't be deleted while it is kept"

/**
 * The audit log: rows are only added. Joined failures count up, and rows before `keptFrom`, which only rises, may be deleted. Triggers
 * refuse everything else.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.createTable('audit_log', (table) => {
    table.increments('id')
    if (isPostgres) table.specificType('at', 'timestamptz(3)').notNullable()
    else table.text('at').notNullable()
    table.text('act').notNullable()
    table.text('record').notNullable()
    table.integer('recordId')
    table.text('recordName').notNullable()
    table.integer('restaurantId')
    table.text('byKind').notNullable()
    table.integer('byId')
    table.text('by').notNullable()
    table.text('byRole')
    table.text('address')
    table.text('changes').notNullable()
    table.integer('moreChanges').notNullable()
    table.integer('count').notNullable()
    table.text('joinedBy').unique()
    table.index(['at', 'id'])
    table.index(['restaurantId', 'at', 'id'])
    table.index(['byId', 'byKind', 'at', 'id'])
    table.index(['recordId', 'record', 'at', 'id'])
    table.index(['record', 'at', 'id'])
    table.index(['restaurantId', 'record', 'at', 'id'])
    table.index(['act', 'at', 'id'])
    table.index(['restaurantId', 'act', 'at', 'id'])
  })
  await knex.schema.createTable('audit_retention', (table) => {
    table.integer('id').primary()
    if (isPostgres) table.specificType('keptFrom', 'timestamptz(3)').notNullable()
    else table.text('keptFrom').notNullable()
  })
  await knex('audit_retention').insert({ id: 1, keptFrom: '1970-01-01T00:00:00.000Z' })
  await (isPostgres ? protectOnPostgres(knex) : protectOnSqlite(knex))
}

async function protectOnSqlite(knex: Knex): Promise<void> {
  const same = columns.map((name) => `NEW."${name}" IS OLD."${name}"`).join(' AND ')
  await knex.raw(`CREATE TRIGGER audit_log_update BEFORE UPDATE ON audit_log
    WHEN NOT (OLD."joinedBy" IS NOT NULL AND NEW."count" > OLD."count" AND ${same})
    BEGIN SELECT RAISE(ABORT, '${quoted(unchangeable)}'); END`)
  await knex.raw(`CREATE TRIGGER audit_log_delete BEFORE DELETE ON audit_log
    WHEN OLD."at" >= (SELECT "keptFrom" FROM audit_retention)
    BEGIN SELECT RAISE(ABORT, '${quoted(kept)}'); END`)
  await knex.raw(`CREATE TRIGGER audit_retention_update BEFORE UPDATE ON audit_retention
    WHEN NEW."keptFrom" < OLD."keptFrom"
    BEGIN SELECT RAISE(ABORT, '${quoted(unchangeable)}'); END`)
}

async function protectOnPostgres(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        IF OLD."joinedBy" IS NOT NULL AND NEW."count" > OLD."count"
          AND to_jsonb(NEW) - 'count' = to_jsonb(OLD) - 'count' THEN RETURN NEW; END IF;
        RAISE EXCEPTION '${quoted(unchangeable)}';
      END IF;
      IF TG_OP = 'DELETE' AND OLD."at" < (SELECT "keptFrom" FROM audit_retention) THEN RETURN OLD; END IF;
      RAISE EXCEPTION '${quoted(kept)}';
    END $$`)
  await knex.raw(`CREATE FUNCTION keep_audit_retention() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW."keptFrom" < OLD."keptFrom" THEN RAISE EXCEPTION '${quoted(unchangeable)}'; END IF;
      RETURN NEW;
    END $$`)
  await knex.raw(`CREATE TRIGGER audit_log_row BEFORE UPDATE OR DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION keep_audit_log()`)
  await knex.raw(`CREATE TRIGGER audit_log_all BEFORE TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log()`)
  await knex.raw(`CREATE TRIGGER audit_retention_row BEFORE UPDATE ON audit_retention
    FOR EACH ROW EXECUTE FUNCTION keep_audit_retention()`)
}

function quoted(sentence: string): string {
  return sentence.replaceAll("'", "''")
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('audit_log')
  await knex.schema.dropTable('audit_retention')
  if (knex.client.config.client !== 'pg') return
  await knex.raw('DROP FUNCTION keep_audit_log()')
  await knex.raw('DROP FUNCTION keep_audit_retention()')
}
