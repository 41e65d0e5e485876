import { skipsKitchen, type WorkflowAct } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { useMoveOrder } from '#features/orders/orders.mutations.ts'

type ActButtonProps = { order: Order; act: WorkflowAct; className?: string }

/** Takes an order one step on. Marked for the keyboard, whose `a` presses the button of the card in focus. */
export function ActButton({ order, act, className }: ActButtonProps) {
  const t = useWords('orders')
  const { mutate, isPending } = useMoveOrder()
  return (
    <BigButton
      kind={skipsKitchen(act, order.status) ? 'quiet' : 'main'}
      className={className}
      isBusy={isPending}
      data-main-act=""
      aria-label={t(`acts.of.${act}`, { id: order.id, table: order.table })}
      onClick={() => mutate({ order, act })}
    >
      {t(`acts.${act}`)}
    </BigButton>
  )
}
