import type { Knex } from 'knex'

/**
 * Notices that the kitchen itself had taken back were kept as answered by nobody. They were seen to, by who took the food back: by a recall,
 * or an undo, of that very instant. What staff said of others stays.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `UPDATE requests SET "status" = 'completed', "version" = "version" + 1
     WHERE "requestType" = 'kitchen' AND "status" = 'cancelled' AND EXISTS (
       SELECT 1 FROM order_events e
       WHERE e."orderId" = requests."orderId" AND e."act" IN ('recall', 'undo') AND e."at" = requests."endedAt")`,
  )
}

/** What was put right stays so: nobody is helped by the mistake. */
export async function down(): Promise<void> {}
