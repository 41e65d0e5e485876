import { tableTopic } from '#features/tables/door/table-topic.ts'

/** What is heard of orders, and of their bills. */
export const ordersTopic = tableTopic('orders', 'orders:read')
