import type { Knex } from 'knex'

const printed = ['receipt_prints', 'print_jobs'] as const

/** Of which bill the receipt is that was printed. Why nobody answers at an address is not told any more. */
export async function up(knex: Knex): Promise<void> {
  for (const name of printed) {
    await knex.schema.alterTable(name, (table) => {
      table.integer('billId')
      table.index(['billId'])
    })
  }
  await knex('print_jobs').whereIn('reason', ['refused', 'hostUnknown', 'notPrinter']).update({ reason: 'unreachable' })
}

export async function down(knex: Knex): Promise<void> {
  for (const name of printed) {
    await knex(name).where({ what: 'bill' }).delete()
    await knex.schema.alterTable(name, (table) => {
      table.dropIndex(['billId'])
      table.dropColumn('billId')
    })
  }
}
