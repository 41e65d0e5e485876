import { useState } from 'react'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { sayUnsentActs, sendUnsentActs } from '#kit/unsent-acts.ts'
import { Confirm } from '#ui/confirm.tsx'

/** What this person did and was not sent yet is sent first. What can't be is told before they decide. */
export function LogoutQuestion({ onCancel }: { onCancel: () => void }) {
  const t = useWords('shell')
  const { signOut } = useSession()
  const isCutOff = useIsCutOff()
  const [unsent, setUnsent] = useState(() => (isCutOff ? sayUnsentActs() : []))
  const [isBusy, setIsBusy] = useState(false)

  async function handleConfirm(): Promise<void> {
    setIsBusy(true)
    if (!isCutOff) await sendUnsentActs()
    const left = sayUnsentActs()
    if (left.length === 0 || unsent.length > 0) return signOut()
    shieldPressed()
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
