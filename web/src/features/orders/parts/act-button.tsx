import { skipsKitchen, type WorkflowAct } from '@brigade/domain/orders/orders.acts.ts'
import { type MouseEvent, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useKeysHint } from '#kit/keys/shortcuts.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { BigButton } from '#ui/big-button.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { lastActText } from '#features/orders/records/order-texts.ts'
import { currentOrderOf } from '#features/orders/records/lost-race.ts'
import { ActQuestion, type ActQuestionKind, questionBefore } from '#features/orders/parts/act-question.tsx'
import { UndoButton } from '#features/orders/parts/undo-button.tsx'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { type Pressed, useActPress } from '#features/orders/parts/use-act-press.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/parts/act-button.module.css'

/**
 * Shows the one button that moves orders to the next step. After a press it shows the result for a moment, before the
 * next step can be pressed. It is marked for the keyboard: `Alt+A` presses the button of the focused card.
 */
export function ActButton({ className, ...pressed }: Pressed & { className?: string }) {
  const t = useTranslations('orders')
  const { order } = pressed
  const { move, act, isDone, isGuarded, isTooEarly, handlePointerDown, handlePointerLeave, takesBack, problem } =
    useActPress(pressed)
  const [question, ask] = useState<ActQuestionKind | null>(null)
  if (!act && !isDone) return null
  return (
    <div
      className={`${styles.place} ${stack.flex2} ${className ?? ''}`}
      // Its own guard takes longer than that of all other things, and shows so.
      data-repeats=""
      onPointerDown={handlePointerDown}
      onPointerLeave={handlePointerLeave}
    >
      {isDone || !act ? (
        <BigButton kind="quiet" icon={checkIcon} className={styles.button} isOff>
          {lastActText(order, t)}
        </BigButton>
      ) : (
        <NextAct
          act={act}
          order={order}
          move={move}
          isGuarded={isGuarded}
          isTooEarly={isTooEarly}
          onAsk={ask}
          isNext={pressed.act === undefined}
        />
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

type NextActProps = Pick<Pressed, 'order'> &
  Pick<ReturnType<typeof useActPress>, 'move' | 'isGuarded' | 'isTooEarly'> & {
    act: WorkflowAct
    /** True if it does the next step, as `Alt+A` does. */
    isNext: boolean
    onAsk: (question: ActQuestionKind) => void
  }

function NextAct({ act, order, move, isGuarded, isTooEarly, isNext, onAsk }: NextActProps) {
  const t = useTranslations('orders')
  const isCutOff = useIsCutOff()
  const keys = useKeysHint('Alt+A')

  /** Asks again if the guest requested to cancel while the press was on its way. */
  function askAgain(error: Error): void {
    const current = currentOrderOf(error)
    const question = current && questionBefore(act, current)
    if (question) onAsk(question)
  }

  function handlePress(press: MouseEvent): void {
    if (isTooEarly(press)) return
    const question = questionBefore(act, order)
    if (question) onAsk(question)
    else move.mutate({ order, act }, { onError: askAgain })
  }

  return (
    <BigButton
      kind={skipsKitchen(act, order.status) ? 'quiet' : 'main'}
      className={styles.button}
      isBusy={move.isPending}
      isOff={isGuarded || isCutOff}
      title={isCutOff ? t('acts.cutOff') : undefined}
      data-main-act=""
      aria-keyshortcuts={isNext ? keys : undefined}
      aria-label={t(`acts.of.${act}`, { id: order.id, table: order.table })}
      onClick={handlePress}
    >
      {t(`acts.${act}`)}
    </BigButton>
  )
}
