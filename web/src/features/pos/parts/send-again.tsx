import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { useState } from 'react'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { useWasStill } from '#kit/stillness.ts'
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
  const isCutOff = useIsCutOff()
  const [isAsking, setIsAsking] = useState(false)
  const send = useSendToPos()

  function handlePress(): void {
    if (state === 'uncertain') return setIsAsking(true)
    // The answer may come at once, and with it the button of the next attempt, or of something else.
    shieldPressed()
    send.mutate({ orderId, attempt, mayArriveTwice: false })
  }

  return (
    <>
      <BigButton
        kind="quiet"
        aria-label={t(`${label}Of`, { id: orderId })}
        isBusy={send.isPending}
        isOff={isCutOff}
        onClick={handlePress}
      >
        {t(label)}
      </BigButton>
      {isAsking ? (
        <UnsureQuestion
          orderId={orderId}
          isBusy={send.isPending}
          isOff={isCutOff}
          onConfirm={() =>
            send.mutate({ orderId, attempt, mayArriveTwice: true }, { onSettled: () => setIsAsking(false) })
          }
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}

type UnsureQuestionProps = {
  orderId: number
  isBusy: boolean
  isOff: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** What arrives twice is charged twice: the taps that brought the question have to be over before it can be answered so. */
function UnsureQuestion({ orderId, isOff, ...answers }: UnsureQuestionProps) {
  const t = useWords('pos')
  const wasStill = useWasStill()
  return (
    <Confirm
      title={t('unsure.title', { id: orderId })}
      confirmLabel={t('unsure.send')}
      cancelLabel={t('unsure.leave')}
      isOff={isOff || !wasStill}
      {...answers}
    >
      <p>{t('unsure.text')}</p>
    </Confirm>
  )
}
