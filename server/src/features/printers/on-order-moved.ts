import type { TransactionHooks, HookInputs } from '#kit/events/transaction-hooks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { movePaper, printAccepted, printCancelled, printTakenBack, returnPaper } from './kitchen/print-for-kitchen.ts'
import { printReceipts } from './print-receipts.ts'

/** Registers the hooks that print what follows from changes of orders: the jobs commit in the same transaction. */
export function followOrders(transactionHooks: TransactionHooks): void {
  transactionHooks.add('orders:placed', followPlaced)
  transactionHooks.add('orders:moved', followMoved)
  transactionHooks.add('orders:undone', followUndone)
}

/** Prints staff orders, which are accepted when they are placed. */
function* followPlaced(placed: HookInputs['orders:placed']): Transaction<void> {
  if (placed.order.status === 'inprogress') yield* followAccepted(placed)
}

type Moved = Omit<HookInputs['orders:moved'], 'act'>

const ofMove: { [act in HookInputs['orders:moved']['act']]?: (moved: Moved) => Transaction<void> } = {
  accept: followAccepted,
  complete: (moved) => printReceipts(moved, 'onComplete'),
  cancel: printCancelled,
  merge: movePaper,
}

/** Prints what an act requires; most acts print nothing. */
function* followMoved(moved: HookInputs['orders:moved']): Transaction<void> {
  yield* ofMove[moved.act]?.(moved) ?? nothing
}

const ofUndo: {
  [act in HookInputs['orders:undone']['act']]?: (undone: HookInputs['orders:undone']) => Transaction<void>
} = {
  accept: printTakenBack,
  cancel: printTakenBack,
  merge: returnPaper,
}

function* followUndone(undone: HookInputs['orders:undone']): Transaction<void> {
  yield* ofUndo[undone.act]?.(undone) ?? nothing
}

const nothing: Iterable<never> = []

function* followAccepted(moved: Moved): Transaction<void> {
  yield* printAccepted(moved)
  yield* printReceipts(moved, 'onAccept')
}
