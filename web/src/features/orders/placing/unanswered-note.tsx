import type { OrderDraft } from '@brigade/domain/orders/orders.draft.ts'
import { DiscardOrder } from '#features/orders/placing/discard-order.tsx'
import { isLeftToPeople, type KeptName, useKeptOrder } from '#features/orders/placing/kept-order.ts'
import { sendAgain } from '#features/orders/placing/send-order.ts'
import styles from '#features/orders/placing/unanswered-note.module.css'
import { useTimed } from '#kit/clock.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'

type UnansweredNoteProps = { name: KeptName; act: 'place' | 'update'; draft: OrderDraft }

/** An order was sent, and nobody knows whether it was placed: it is sent again by itself, and after a while only when somebody wants it. */
export function UnansweredNote({ name, act, draft }: UnansweredNoteProps) {
  const t = useWords('placing')
  const { dateTime } = useFormats()
  const sentAt = useKeptOrder(name)?.sentAt ?? null
  const isLeft = useTimed((now) => isLeftToPeople({ sentAt }, now))
  return (
    <div className={styles.waiting} role="alert">
      <p>
        {isLeft && sentAt !== null
          ? t(`unanswered.left.${act}`, { time: dateTime(new Date(sentAt).toISOString()) })
          : t(`unanswered.${act}`)}
      </p>
      <div className={styles.answers}>
        {isLeft ? <DiscardOrder name={name} isEdit={act === 'update'} draft={draft} isSent /> : null}
        <BigButton kind="quiet" onClick={() => void sendAgain(name)}>
          {t('unanswered.retry')}
        </BigButton>
      </div>
    </div>
  )
}
