import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useHasRested } from '#kit/device/layout-freeze.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { useSendToPos } from '#features/pos/pos.mutations.ts'

type SendAgainProps = {
  posting: Pick<PosPosting, 'orderId' | 'attempt' | 'state'>
  /** The label; an order that was never sent is not sent "again". */
  label?: 'send' | 'sendAgain'
}

/** Sends an order once more. If it is unknown whether it arrived, it first asks what the point of sale shows. */
export function SendAgain({ posting: { orderId, attempt, state }, label = 'sendAgain' }: SendAgainProps) {
  const t = useTranslations('pos')
  const isCutOff = useIsCutOff()
  const [isAsking, setIsAsking] = useState(false)
  const send = useSendToPos()

  function handlePress(): void {
    if (state === 'uncertain') return setIsAsking(true)
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

/**
 * Asks what the point of sale shows. A posting that arrives twice is charged twice: the taps that opened the question
 * must be over before this answer is possible.
 */
function UnsureQuestion({ orderId, isOff, ...answers }: UnsureQuestionProps) {
  const t = useTranslations('pos')
  const wasStill = useHasRested()
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
