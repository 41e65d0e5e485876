import type { Knex } from 'knex'
import { endPast, fillPast, findPast } from '../migrations/past-orders.ts'

/** Fills empty columns of all orders, as an upgrade does, without changing their carts. */
export async function fillPastOrders(connection: Knex): Promise<void> {
  const orders = await connection('orders').select('id', 'cart')
  await findPast(connection)
  await fillPast(connection, new Map(orders.map(({ id, cart }) => [id, cart])))
  await endPast(connection)
}
