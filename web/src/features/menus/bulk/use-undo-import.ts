import { useState } from 'react'
import { undoImport } from '#features/menus/bulk/send-import.ts'
import { refetchMenus } from '#features/menus/menus.live.ts'
import { usePassphrase } from '#features/passphrases/door/use-passphrase.tsx'
import { useWords } from '#kit/i18n.ts'
import { showError, showToast } from '#kit/toasts.ts'

/** Takes an import back, and says so; what is shown of menus is fetched again, also when it was refused. */
export function useUndoImport() {
  const t = useWords('menuBulk')
  const { withPassphrase } = usePassphrase()
  const [isBusy, setIsBusy] = useState(false)

  async function undo(importId: number): Promise<void> {
    setIsBusy(true)
    try {
      await withPassphrase(() => undoImport(importId))
      showToast({ kind: 'info', text: t('undone') })
    } catch (thrown) {
      showError(thrown)
    }
    setIsBusy(false)
    void refetchMenus()
  }

  return { undo, isBusy }
}
