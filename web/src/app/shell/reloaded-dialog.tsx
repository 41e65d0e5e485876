import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { takeReloadNote } from '#kit/device/page-reload.ts'
import { useSession } from '#kit/calls/session.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const isReloaded = takeReloadNote()

/** Informs people, if their venue wants it, that the page was reloaded automatically. (spec 1, §2.5) */
export function ReloadedDialog() {
  const t = useTranslations('shell')
  const { venue } = useSession()
  const [isOpen, setIsOpen] = useState(isReloaded)
  if (!isOpen || !venue?.isReloadPopup) return null

  const handleContinue = () => setIsOpen(false)
  return (
    <Dialog
      title={t('reloaded.title')}
      onClose={handleContinue}
      actions={<BigButton onClick={handleContinue}>{t('reloaded.continue')}</BigButton>}
    >
      <p>{t('reloaded.text')}</p>
    </Dialog>
  )
}
