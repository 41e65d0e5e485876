import { useState } from 'react'
import { forgetOrder } from '#features/orders/placing/kept-order.ts'
import styles from '#features/orders/placing/order-desk.module.css'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'

/** Forgets the order that is being put together, once somebody has said so. */
export function DiscardOrder({ onDiscarded }: { onDiscarded: () => void }) {
  const t = useWords('placing')
  const [isAsking, setIsAsking] = useState(false)

  function handleDiscard(): void {
    setIsAsking(false)
    forgetOrder()
    onDiscarded()
  }

  return (
    <>
      <BigButton kind="quiet" className={styles.discard} onClick={() => setIsAsking(true)}>
        {t('cart.discard')}
      </BigButton>
      {isAsking ? (
        <Confirm
          title={t('cart.discardTitle')}
          confirmLabel={t('cart.discard')}
          isDanger
          onConfirm={handleDiscard}
          onCancel={() => setIsAsking(false)}
        >
          <p>{t('cart.discardText')}</p>
        </Confirm>
      ) : null}
    </>
  )
}
