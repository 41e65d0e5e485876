import type { UndoneImport } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { useState } from 'react'
import { sendImportUndo } from '#features/menus/bulk/send-import.ts'
import { refetchMenus } from '#features/menus/menus.live.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'

/** Undoes an import, and says so and which records stay. Fetches the menus again, even if it was refused. */
export function useUndoImport() {
  const t = useTranslations('menuBulk')
  const { withPassphrase } = usePassphrase()
  const [isBusy, setIsBusy] = useState(false)

  async function undo(importId: number): Promise<void> {
    setIsBusy(true)
    try {
      const undone = await withPassphrase(() => sendImportUndo(importId))
      showToast({ kind: 'info', text: undone ? saidOf(undone) : t('undone') })
    } catch (thrown) {
      showError(thrown)
    }
    setIsBusy(false)
    void refetchMenus()
  }

  function saidOf({ left: { count, names } }: UndoneImport): string {
    if (count === 0) return t('undone')
    return t('undoneInPart', { names: `${names.join(t('comma'))}${count > names.length ? ' …' : ''}` })
  }

  return { undo, isBusy }
}
