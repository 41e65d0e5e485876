import { useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { Confirm } from '#ui/confirm.tsx'

export function LogoutQuestion({ onCancel }: { onCancel: () => void }) {
  const t = useWords('shell')
  const { signOut } = useSession()
  const [isBusy, setIsBusy] = useState(false)

  async function handleConfirm(): Promise<void> {
    setIsBusy(true)
    await signOut()
  }

  return (
    <Confirm
      title={t('logoutQuestion')}
      confirmLabel={t('logout')}
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onCancel}
    />
  )
}
