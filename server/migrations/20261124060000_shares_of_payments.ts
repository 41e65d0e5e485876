import type { Knex } from 'knex'
import { byTurns, type IdRange } from './by-turns.ts'

/**
 * What a provider told of a payment, a refund or a dispute is kept by its own words, and a share of it by the order that this was for. The
 * order stood behind a number sign in those words, where another one of the provider's may have had the same.
 */
export async function up(knex: Knex): Promise<void> {
  for (const name of ['payments', 'payment_events']) {
    await knex.schema.alterTable(name, (table) => void table.integer('share').notNullable().defaultTo(0))
  }
  await knex.schema.alterTable('payment_events', (table) => void table.dropUnique(['provider', 'eventId']))
  await knex.raw('DROP INDEX payment_events_reference')
  await knex.raw('DROP INDEX payments_provider_reference')
  await byTurns(knex, 'payment_events', (range) => separateEvents(knex, range))
  await byTurns(knex, 'payments', (range) => separatePayments(knex, range))
  await knex.schema.alterTable('payment_events', (table) => void table.unique(['provider', 'eventId', 'share']))
  await knex.raw(
    `CREATE UNIQUE INDEX payment_events_reference ON payment_events ("provider", "reference", "kind", "share")
     WHERE "state" <> 'repeated' AND "reference" IS NOT NULL`,
  )
  await knex.raw(
    `CREATE UNIQUE INDEX payments_provider_reference ON payments ("provider", "reference", "kind", COALESCE("orderId", 0), "share")
     WHERE "provider" IS NOT NULL`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('payment_events', (table) => void table.dropUnique(['provider', 'eventId', 'share']))
  await knex.raw('DROP INDEX payment_events_reference')
  await knex.raw('DROP INDEX payments_provider_reference')
  await knex.raw(
    `UPDATE payment_events SET "eventId" = "eventId" || '#' || "share", "reference" = "reference" || '#' || "share" WHERE "share" > 0`,
  )
  await knex.raw(`UPDATE payments SET "reference" = "reference" || '#' || "share" WHERE "share" > 0`)
  for (const name of ['payments', 'payment_events']) {
    await knex.raw('ALTER TABLE ?? DROP COLUMN "share"', [name])
  }
  await knex.schema.alterTable('payment_events', (table) => void table.unique(['provider', 'eventId']))
  await knex.raw(
    `CREATE UNIQUE INDEX payment_events_reference ON payment_events ("provider", "reference", "kind")
     WHERE "state" <> 'repeated' AND "reference" IS NOT NULL`,
  )
  await knex.raw(
    `CREATE UNIQUE INDEX payments_provider_reference ON payments ("provider", "reference", "kind", COALESCE("orderId", 0))
     WHERE "provider" IS NOT NULL`,
  )
}

type EventWords = { id: number; provider: string; eventId: string; reference: string }

/** A share's two words end alike, and the event without that ending is there too: the first share has the words as they were told. */
async function separateEvents(knex: Knex, range: IdRange): Promise<void> {
  const rows: EventWords[] = await knex('payment_events')
    .whereBetween('id', range)
    .where('eventId', 'like', '%#%')
    .where('reference', 'like', '%#%')
    .select('id', 'provider', 'eventId', 'reference')
  for (const { id, provider, eventId, reference } of rows) {
    const [event, told] = [partsOf(eventId), partsOf(reference)]
    if (!event || !told || event.share !== told.share) continue
    const first = await knex('payment_events')
      .where({ provider, eventId: event.words, reference: told.words })
      .first('id')
    if (first)
      await knex('payment_events')
        .where({ id })
        .update({ eventId: event.words, reference: told.words, share: told.share })
  }
}

type PaymentWords = { id: number; provider: string; kind: string; reference: string; paymentReference: string | null }

async function separatePayments(knex: Knex, range: IdRange): Promise<void> {
  const rows: PaymentWords[] = await knex('payments')
    .whereBetween('id', range)
    .whereNotNull('provider')
    .where('reference', 'like', '%#%')
    .select('id', 'provider', 'kind', 'reference', 'paymentReference')
  for (const { id, provider, kind, reference, paymentReference } of rows) {
    const told = partsOf(reference)
    if (!told) continue
    const first = await knex('payments').where({ provider, kind, reference: told.words, paymentReference }).first('id')
    if (first) await knex('payments').where({ id }).update({ reference: told.words, share: told.share })
  }
}

function partsOf(words: string): { words: string; share: number } | null {
  const [, own, share] = /^(.+)#([1-9]\d{0,9})$/s.exec(words) ?? []
  return own === undefined ? null : { words: own, share: Number(share) }
}
