import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useDeferredValue, useMemo } from 'react'
import { useAddressChoice } from '#kit/address/use-address.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { matchesText } from '#features/orders/board/public/board-columns.ts'
import { useLateIds } from '#features/orders/parts/use-late-ids.ts'
import { useOrderFilter } from '#features/orders/parts/use-order-filter.ts'

/** The choices of orders on a board: all, and those that are late. */
const choicesOfAll = ['all', 'late'] as const

/** The choices of people who accept orders: also those that they accepted. */
const choicesOfAccepting = [...choicesOfAll, 'mine'] as const

type BoardChoice = (typeof choicesOfAccepting)[number]

/** Returns the choices that the user has on a board, the chosen orders, and those of each choice. */
export function useBoardFilter(orders: readonly Order[]) {
  const { id } = useUser()
  const [text, setText] = useOrderFilter()
  const choices = useCan('orders:accept') ? choicesOfAccepting : choicesOfAll
  const [choice, choose] = useAddressChoice<BoardChoice>('only', choices)
  const wanted = useDeferredValue(text)
  const late = useLateIds(orders)
  const ofChoice = useMemo(
    () => ({
      all: orders,
      late: orders.filter((order) => late.has(order.id)),
      mine: orders.filter(({ acceptedById, acceptedByKind }) => acceptedByKind === 'staff' && acceptedById === id),
    }),
    [orders, late, id],
  )
  const chosen = ofChoice[choice]
  const shown = useMemo(
    () => (wanted ? chosen.filter((order) => matchesText(order, wanted)) : chosen),
    [chosen, wanted],
  )
  return { text, setText, wanted, choices, choice, choose, ofChoice, shown }
}
