import { nextAct, skipsKitchen, type WorkflowAct } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf } from '@brigade/domain/orders/orders.status.ts'
import { useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useIsCutOff } from '#kit/live.ts'
import { useSession } from '#kit/session.ts'
import { stillness } from '#kit/stillness.ts'
import { BigButton } from '#ui/big-button.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { doneWords } from '#features/orders/order-words.ts'
import { currentOrderOf } from '#features/orders/lost-race.ts'
import { problemOf, useMoveOrder } from '#features/orders/orders.mutations.ts'
import { isJustDone, useOwnActOn } from '#features/orders/own-acts.ts'
import { ActQuestion, type ActQuestionKind, questionBefore } from '#features/orders/parts/act-question.tsx'
import { UndoButton } from '#features/orders/parts/undo-button.tsx'
import { useSecondTapGuard } from '#features/orders/parts/use-second-tap-guard.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import styles from '#features/orders/parts/act-button.module.css'

type ActButtonProps = {
  order: Order
  /** Of several; by default what comes next. Null where there is nothing that this person can do. */
  act?: WorkflowAct | null
  /** It has left the list, and stands here still only because somebody is touching the list. */
  isGone?: boolean
  /** The page of this one order, which takes its Undo to itself. */
  isOnPage?: boolean
  className?: string
}

/**
 * The one place from which orders are taken a step on. What was done stands here for a moment before what comes next can be
 * pressed. Marked for the keyboard, whose `a` presses the button of the card in focus.
 */
export function ActButton({ order, act: wanted, isGone, isOnPage, className }: ActButtonProps) {
  const t = useWords('orders')
  const { user } = useSession()
  const isCutOff = useIsCutOff()
  const move = useMoveOrder()
  const [question, ask] = useState<ActQuestionKind | null>(null)
  const undoable = useOwnActOn(order.id)
  // Where the act took the order out of this column, its Undo stands at the edge of the screen instead.
  const takesBack = !isOnPage && !isGone && undoable !== undefined && isDoneHere(move.data, order) ? undoable : null
  const [shownStatus, setShownStatus] = useState(order.status)
  const { isGuarded, handlePointerLeave } = useSecondTapGuard({
    what: `${order.status} ${takesBack ? 'undo' : ''}`,
    isWaiting: move.isPending,
    startsGuarded: isJustDone(order.id) || (isOnPage === true && !stillness.get()),
  })
  if (!isGuarded && shownStatus !== order.status) setShownStatus(order.status)

  /** The guest has asked to cancel while the press was on its way. */
  function askAgain(act: WorkflowAct, error: Error): void {
    const current = currentOrderOf(error)
    if (current) ask(questionBefore(act, current))
  }

  const next = wanted === undefined ? nextAct(order.status, user) : wanted
  const act = move.isPending ? (move.variables.act as WorkflowAct) : next
  const isDone = isGone || (isGuarded && !move.isPending && shownStatus !== order.status)
  // Of an act that got no answer one may hear later that it was done: then nothing is wrong any more.
  const isElsewhere = isGone || (move.variables !== undefined && move.variables.order.status !== order.status)
  const problem = takesBack?.problem ?? (isElsewhere ? null : problemOf(move))
  if (!act && !isDone) return null
  return (
    <div className={`${styles.place} ${className ?? ''}`} onPointerLeave={handlePointerLeave}>
      {isDone || !act ? (
        <BigButton kind="quiet" icon={checkIcon} className={styles.button} isOff>
          {doneWords(order, t)}
        </BigButton>
      ) : (
        <BigButton
          kind={skipsKitchen(act, order.status) ? 'quiet' : 'main'}
          className={styles.button}
          isBusy={move.isPending}
          isOff={isGuarded || isCutOff}
          title={isCutOff ? t('acts.cutOff') : undefined}
          data-main-act=""
          aria-label={t(`acts.of.${act}`, { id: order.id, table: order.table })}
          onClick={() => {
            const kind = questionBefore(act, order)
            if (kind) ask(kind)
            else move.mutate({ order, act }, { onError: (error) => askAgain(act, error) })
          }}
        >
          {t(`acts.${act}`)}
        </BigButton>
      )}
      {takesBack ? <UndoButton entry={takesBack} isInPlace /> : null}
      <ActProblem text={problem} className={styles.problem} />
      {question && act ? (
        <ActQuestion
          kind={question}
          order={order}
          onCancel={() => ask(null)}
          onConfirm={() => {
            ask(null)
            move.mutate({ order, act })
          }}
        />
      ) : null}
    </div>
  )
}

/** Whether what was done here left the order in its column, as it stands now. */
function isDoneHere(done: Order | undefined, order: Order): boolean {
  return done !== undefined && done.version === order.version && done.lastAct !== null && staysIn(done)
}

function staysIn({ lastAct, status }: Order): boolean {
  return lastAct?.fromStatus != null && groupOf(lastAct.fromStatus) === groupOf(status)
}
