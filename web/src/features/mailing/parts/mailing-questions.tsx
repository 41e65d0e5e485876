import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import type { MailingAct } from '@brigade/domain/mailing/mailing.states.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useState } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { TimeInput } from '#ui/record-form/time-input.tsx'
import { segmentCount } from '#features/mailing/mailing.queries.ts'

export type Question = 'send' | 'schedule' | 'stop' | 'remove'

type MailingQuestionsProps = {
  question: Question
  mailing: Mailing
  timeZone: string
  isBusy: boolean
  onMove: (body: { act: MailingAct; scheduledAt?: string }) => void
  onRemove: () => void
  onClose: () => void
}

/** Asks before a mailing is sent, scheduled, stopped or deleted: how many people it reaches, or when. */
export function MailingQuestions({
  question,
  mailing,
  timeZone,
  isBusy,
  onMove,
  onRemove,
  onClose,
}: MailingQuestionsProps) {
  const t = useTranslations('mailing')
  const [scheduledAt, setScheduledAt] = useState<string | null>(mailing.scheduledAt)
  if (question === 'remove') {
    return (
      <RemovalQuestion
        title={t('ask.remove')}
        confirmLabel={t('acts.remove')}
        name={mailing.title}
        isBusy={isBusy}
        onConfirm={onRemove}
        onCancel={onClose}
      />
    )
  }
  if (question === 'stop') {
    return (
      <Confirm
        title={t('ask.stop')}
        confirmLabel={t('ask.stopAct')}
        cancelLabel={t('ask.keep')}
        isDanger
        isBusy={isBusy}
        onConfirm={() => onMove({ act: 'stop' })}
        onCancel={onClose}
      >
        <p>{t('ask.stopText')}</p>
      </Confirm>
    )
  }
  const isScheduled = question === 'schedule'
  return (
    <Confirm
      title={t(isScheduled ? 'ask.scheduleTitle' : 'ask.send')}
      confirmLabel={t(isScheduled ? 'acts.schedule' : 'acts.send')}
      isBusy={isBusy}
      isOff={isScheduled && scheduledAt === null}
      onConfirm={() => onMove({ act: question, ...(isScheduled && scheduledAt !== null && { scheduledAt }) })}
      onCancel={onClose}
    >
      <Reach mailing={mailing} />
      {isScheduled ? (
        <Form layout="vertical" component="div">
          <Form.Item label={t('ask.when', { timeZone })} htmlFor="mailing-time">
            <TimeInput id="mailing-time" timeZone={timeZone} value={scheduledAt} onChange={setScheduledAt} />
          </Form.Item>
        </Form>
      ) : null}
    </Confirm>
  )
}

/** Says how many people a mailing reaches now. */
function Reach({ mailing: { restaurantId, segment } }: { mailing: Mailing }) {
  const t = useTranslations('mailing')
  const { number } = useFormats()
  const count = useQuery(segmentCount({ restaurantId, segment })).data?.recipients
  return (
    <p role="status">{count === undefined ? t('ask.counting') : t('ask.sendText', { count, shown: number(count) })}</p>
  )
}
