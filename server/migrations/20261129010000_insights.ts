import type { Knex } from 'knex'

/**
 * The figures of business days, which a schedule keeps. What was sold, paid and done before is counted once from the rows: the days are
 * noted here, with those beside them, because where a day of a venue begins is not known to the database.
 */
export async function up(knex: Knex): Promise<void> {
  await createRollUp(knex, 'sales', {
    columns: { hour: 'integer', currency: 'text', paymentType: 'text', ...allOf(saleColumns, 'bigint') },
    key: ['restaurantId', 'day', 'hour', 'currency', 'paymentType'],
  })
  await createRollUp(knex, 'money', {
    columns: { currency: 'text', kind: 'text', assigned: 'bigint', unassigned: 'bigint' },
    key: ['restaurantId', 'day', 'currency', 'kind'],
  })
  await createRollUp(knex, 'items', {
    columns: { itemId: 'integer', currency: 'text', quantity: 'bigint', revenue: 'bigint' },
    key: ['restaurantId', 'day', 'itemId', 'currency'],
  })
  await createRollUp(knex, 'times', {
    columns: { by: 'text', stage: 'text', key: 'text', ...allOf(buckets, 'integer') },
    key: ['restaurantId', 'by', 'day', 'stage', 'key'],
  })
  await knex.schema.createTable('insight_dirty_days', (table) => {
    ofDay(table)
    table.primary(['restaurantId', 'day'])
  })
  await knex.schema.createTable('insight_venues', (table) => {
    table.integer('restaurantId').primary().references('venues.id').onDelete('CASCADE')
    table.text('timeZone').notNullable()
    table.integer('nightHour').notNullable()
  })
  await knex.schema.createTable('insight_readers', (table) => {
    table.text('name').primary()
    table.text('reached').notNullable()
  })
  await knex.raw(
    'CREATE INDEX requests_ended_index ON requests ("restaurantId", "endedAt") WHERE "endedAt" IS NOT NULL',
  )
  for (const source of sources) await noteDays(knex, source)
  await beginReading(knex)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX requests_ended_index')
  const tables = ['readers', 'venues', 'dirty_days', 'times', 'items', 'money', 'sales']
  for (const name of tables) await knex.schema.dropTable(`insight_${name}`)
}

function ofDay(table: Knex.CreateTableBuilder): void {
  table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
  table.text('day').notNullable()
}

const saleColumns = [
  'orders',
  'covers',
  'placeHolderPrice',
  'serviceFee',
  'vatFee',
  'orderPrice',
  'tipAmount',
  'amountPaidOnline',
  'amountPaidInCash',
  'amountPaidByCard',
  'happy',
  'neutral',
  'sad',
]

const buckets = Array.from({ length: 47 }, (_, bucket) => `b${bucket}`)

function allOf(names: readonly string[], type: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, type]))
}

type RollUp = { columns: Record<string, string>; key: readonly string[] }

/** In SQL, because rows of a range of days are read in one piece from a table that is its own index. */
async function createRollUp(knex: Knex, name: string, { columns, key }: RollUp): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const own = Object.entries(columns).map(([column, type]) => `"${column}" ${type} NOT NULL`)
  await knex.raw(
    `CREATE TABLE insight_${name} (
       "restaurantId" integer NOT NULL REFERENCES venues ("id") ON DELETE CASCADE, "day" text NOT NULL, ${own.join(', ')},
       PRIMARY KEY (${key.map((column) => `"${column}"`).join(', ')})
     ) ${isPostgres ? '' : 'WITHOUT ROWID'}`,
  )
}

type Source = { table: string; stamp: string; where: string }

const sources: readonly Source[] = [
  { table: 'orders', stamp: 'completedAT', where: `"completedAT" IS NOT NULL` },
  { table: 'payments', stamp: 'at', where: '1 = 1' },
  { table: 'requests', stamp: 'endedAt', where: `"endedAt" IS NOT NULL` },
  { table: 'tray_outs', stamp: 'updatedAt', where: `"status" = 'expired'` },
]

/** Notes the days of an instant in UTC, and those before and after, one of which is the business day of the venue. */
async function noteDays(knex: Knex, { table, stamp, where }: Source): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const day = (shift: number) =>
    isPostgres
      ? `to_char(("${stamp}" AT TIME ZONE 'UTC') + interval '${shift} day', 'YYYY-MM-DD')`
      : `date("${stamp}", '${shift} day')`
  for (const shift of [-1, 0, 1]) {
    await knex.raw(
      `INSERT INTO insight_dirty_days ("restaurantId", "day")
       SELECT DISTINCT "restaurantId", ${day(shift)} FROM ${table} WHERE ${where} ON CONFLICT DO NOTHING`,
    )
  }
}

/** Begins after what was noted. The log of orders is read from where its lines are rows already. */
async function beginReading(knex: Knex): Promise<void> {
  const lines = await knex('log_readers').where({ name: 'order lines' }).first<{ lastEventId: number } | undefined>()
  const payments = await knex('payments').max<{ last: number | null }>({ last: 'id' }).first()
  const reached = async (table: string) => ((await knex(table).first('id')) ? new Date() : new Date(0)).toISOString()
  await knex('insight_readers').insert([
    { name: 'orders', reached: String(lines?.lastEventId ?? 0) },
    { name: 'payments', reached: String(payments?.last ?? 0) },
    { name: 'requests', reached: await reached('requests') },
    { name: 'trays', reached: await reached('tray_outs') },
  ])
}
