import { useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { unfinishedSentences, sendUnfinished } from '#kit/outbox/outbox.ts'
import { Confirm } from '#ui/confirm.tsx'

/**
 * Asks before signing out. This person's unsent acts are sent first. Acts that can't be sent are named before the
 * person decides.
 */
export function LogoutQuestion({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations('shell')
  const { signOut } = useSession()
  const isCutOff = useIsCutOff()
  const [unsent, setUnsent] = useState(() => (isCutOff ? unfinishedSentences() : []))
  const [isBusy, setIsBusy] = useState(false)

  async function handleConfirm(): Promise<void> {
    setIsBusy(true)
    if (!isCutOff) await sendUnfinished()
    const left = unfinishedSentences()
    if (left.length === 0 || unsent.length > 0) return signOut()
    setUnsent(left)
    setIsBusy(false)
  }

  return (
    <Confirm
      title={t('logoutQuestion')}
      confirmLabel={t('logout')}
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onCancel}
    >
      {unsent.map((sentence) => (
        <p key={sentence} role="alert">
          {sentence}
        </p>
      ))}
    </Confirm>
  )
}
