import { isUntouched, type OrderDraft } from '@brigade/domain/orders/orders.draft.ts'
import { useState } from 'react'
import { forgetOrder, type KeptName, useKeptOrder } from '#features/orders/placing/kept-order.ts'
import styles from '#features/orders/placing/order-editor.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'

type DiscardOrderProps = {
  name: KeptName
  isEdit: boolean
  draft: OrderDraft
  /** True if it was sent, and may have been placed. */
  isSent?: boolean
  onDiscarded?: () => void
}

/** Discards a draft order, or the changes to an order, after the user has confirmed. */
export function DiscardOrder({ name, isEdit, draft, isSent, onDiscarded }: DiscardOrderProps) {
  const t = useTranslations('placing')
  const isKept = useKeptOrder(name) !== undefined
  const [isAsking, setIsAsking] = useState(false)
  if (!isKept || (!isEdit && isUntouched(draft))) return null

  function handleDiscard(): void {
    setIsAsking(false)
    forgetOrder(name)
    onDiscarded?.()
  }

  function textOf(): string {
    if (isSent) return t('unanswered.discardText')
    return isEdit ? t('update.discardText') : t('cart.discardText')
  }

  return (
    <>
      <BigButton kind="quiet" className={styles.discard} onClick={() => setIsAsking(true)}>
        {t('cart.discard')}
      </BigButton>
      {isAsking ? (
        <Confirm
          title={isEdit ? t('update.discardTitle') : t('cart.discardTitle')}
          confirmLabel={t('cart.discard')}
          isDanger
          onConfirm={handleDiscard}
          onCancel={() => setIsAsking(false)}
        >
          <p>{textOf()}</p>
        </Confirm>
      ) : null}
    </>
  )
}
