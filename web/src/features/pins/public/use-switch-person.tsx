import { type ReactNode, useState } from 'react'
import { isWorkOpen } from '#kit/device/open-work.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { isCutOff } from '#kit/live/connection.ts'
import { sendUnfinished, unfinishedSentences } from '#kit/outbox/outbox.ts'
import { Confirm } from '#ui/confirm.tsx'
import { leaveForNext } from '#features/pins/public/leave-for-next.ts'

/**
 * Returns a function that hands a shared device to the next person, and the question that it asks before something
 * would be lost.
 */
export function useSwitchPerson(): { switchPerson: () => void; isSwitching: boolean; question: ReactNode } {
  const t = useTranslations('shell')
  const [isSwitching, setIsSwitching] = useState(false)
  const [reasons, setReasons] = useState<readonly string[] | null>(null)

  async function handleSwitch(): Promise<void> {
    if (isSwitching) return
    setIsSwitching(true)
    const hasUnstored = isWorkOpen()
    if (!isCutOff()) await sendUnfinished()
    const left = [...unfinishedSentences(), ...(hasUnstored ? [t('pins:switchUnsaved')] : [])]
    if (left.length === 0) return leaveForNext()
    setReasons(left)
    setIsSwitching(false)
  }

  async function handleConfirm(): Promise<void> {
    setIsSwitching(true)
    await leaveForNext()
  }

  return {
    switchPerson: () => void handleSwitch(),
    isSwitching,
    question: reasons ? (
      <Confirm
        title={t('pins:switchQuestion')}
        confirmLabel={t('pins:switchPerson')}
        isBusy={isSwitching}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setReasons(null)}
      >
        {reasons.map((sentence) => (
          <p key={sentence} role="alert">
            {sentence}
          </p>
        ))}
      </Confirm>
    ) : null,
  }
}
