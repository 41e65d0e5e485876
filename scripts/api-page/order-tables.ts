import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { orderStatusLabels } from '@brigade/domain/orders/orders.labels.ts'
import { groupOf, orderActs, orderMoves, orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import { roleNames } from './rights.ts'
import { table } from './table.ts'

/** Returns the status machine of orders as a table, one act per row. */
export function orderMovesTable(): string {
  const rows = orderActs.map((act) => {
    const move = orderMoves[act]
    const from = move.from.map((status) => `\`${status}\``).join(', ')
    const stamp = 'stamp' in move ? `\`${move.stamp}\`` : ''
    return [act, from, `\`${move.to}\``, roleNames(rolesThatMay(move.permission)), stamp]
  })
  return table(['Act', 'From', 'To', 'Who may', 'Stamps'], rows)
}

/** Returns every status with its name on screen and its column of the live board. */
export function orderStatusesTable(): string {
  const rows = orderStatuses.map((status) => [`\`${status}\``, orderStatusLabels[status], groupOf(status) ?? 'none'])
  return table(['Status', 'On screen', 'Column of the board'], rows)
}
