import type { Knex } from 'knex'

/** Adds the kind and id of each person who placed, accepted, completed or posted an order. `past-orders.ts` fills them for older orders. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    for (const name of names) {
      table.text(`${name}Kind`)
      table.integer(`${name}Id`)
    }
  })
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again, and take the log of the orders along.
  for (const column of names.flatMap((name) => [`${name}Kind`, `${name}Id`])) {
    await knex.raw('ALTER TABLE orders DROP COLUMN ??', [column])
  }
}

const names = ['createdBy', 'acceptedBy', 'completedBy', 'submittedtoPosBy']
