import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { useSendToPos } from '#features/pos/pos.mutations.ts'

type SendAgainProps = {
  posting: Pick<PosPosting, 'orderId' | 'attempt' | 'state'>
  /** Where it was never sent before, it is not sent again. */
  label?: 'send' | 'sendAgain'
}

/** Sends an order once more. Where nobody knows whether it arrived, it asks first what was seen at the point of sale. */
export function SendAgain({ posting: { orderId, attempt, state }, label = 'sendAgain' }: SendAgainProps) {
  const t = useWords('pos')
  const [isAsking, setIsAsking] = useState(false)
  const send = useSendToPos()

  function handlePress(): void {
    if (state === 'uncertain') setIsAsking(true)
    else send.mutate({ orderId, attempt, mayArriveTwice: false })
  }

  return (
    <>
      <BigButton
        kind="quiet"
        aria-label={t(`${label}Of`, { id: orderId })}
        isBusy={send.isPending}
        onClick={handlePress}
      >
        {t(label)}
      </BigButton>
      {isAsking ? (
        <Confirm
          title={t('unsure.title', { id: orderId })}
          confirmLabel={t('unsure.send')}
          cancelLabel={t('unsure.leave')}
          isBusy={send.isPending}
          onConfirm={() =>
            send.mutate({ orderId, attempt, mayArriveTwice: true }, { onSettled: () => setIsAsking(false) })
          }
          onCancel={() => setIsAsking(false)}
        >
          <p>{t('unsure.text')}</p>
        </Confirm>
      ) : null}
    </>
  )
}
