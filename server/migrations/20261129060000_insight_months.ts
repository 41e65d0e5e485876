import type { Knex } from 'knex'

/**
 * The figures of months, which are the sums of their days, and those of days by currency alone. All months are to be summed: the schedule
 * does that.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [name, { columns, key }] of Object.entries(rollUps)) {
    await createRollUp(knex, `insight_${name}_months`, { columns: { month: 'text', ...columns }, key })
  }
  await createRollUp(knex, 'insight_days', {
    columns: { day: 'text', currency: 'text', ...allOf(saleColumns, 'bigint') },
    key: ['restaurantId', 'day', 'currency'],
  })
  const sums = saleColumns.map((column) => `sum("${column}")`).join(', ')
  await knex.raw(
    `INSERT INTO insight_days SELECT "restaurantId", "day", "currency", ${sums} FROM insight_sales GROUP BY "restaurantId", "day", "currency"`,
  )
  await createRollUp(knex, 'insight_months', {
    columns: { month: 'text', isSummed: 'boolean' },
    key: ['restaurantId', 'month'],
  })
  await knex.raw(
    'CREATE INDEX insight_months_changed_index ON insight_months ("month", "restaurantId") WHERE NOT "isSummed"',
  )
  const counted = ['insight_sales', 'insight_money', 'insight_times']
    .map((table) => `SELECT DISTINCT "restaurantId", substr("day", 1, 7) AS "month" FROM ${table}`)
    .join(' UNION ')
  await knex.raw(`INSERT INTO insight_months SELECT "restaurantId", "month", false FROM (${counted}) counted`)
}

export async function down(knex: Knex): Promise<void> {
  for (const name of ['insight_months', 'insight_days']) await knex.schema.dropTable(name)
  for (const name of Object.keys(rollUps)) await knex.schema.dropTable(`insight_${name}_months`)
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

type RollUp = { columns: Record<string, string>; key: readonly string[] }

const rollUps: Record<string, RollUp> = {
  sales: {
    columns: { hour: 'integer', currency: 'text', paymentType: 'text', ...allOf(saleColumns, 'bigint') },
    key: ['restaurantId', 'month', 'hour', 'currency', 'paymentType'],
  },
  money: {
    columns: { currency: 'text', kind: 'text', assigned: 'bigint', unassigned: 'bigint' },
    key: ['restaurantId', 'month', 'currency', 'kind'],
  },
  items: {
    columns: { itemId: 'integer', currency: 'text', quantity: 'bigint', revenue: 'bigint' },
    key: ['restaurantId', 'month', 'itemId', 'currency'],
  },
  times: {
    columns: { by: 'text', stage: 'text', key: 'text', ...allOf(buckets, 'bigint') },
    key: ['restaurantId', 'by', 'month', 'stage', 'key'],
  },
}

function allOf(names: readonly string[], type: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, type]))
}

/** In SQL, because rows of a range are read in one piece from a table that is its own index. */
async function createRollUp(knex: Knex, table: string, { columns, key }: RollUp): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const own = Object.entries(columns).map(([column, type]) => `"${column}" ${type} NOT NULL`)
  await knex.raw(
    `CREATE TABLE ${table} (
       "restaurantId" integer NOT NULL REFERENCES venues ("id") ON DELETE CASCADE, ${own.join(', ')},
       PRIMARY KEY (${key.map((column) => `"${column}"`).join(', ')})
     ) ${isPostgres ? '' : 'WITHOUT ROWID'}`,
  )
}
