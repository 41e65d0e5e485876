import type { UndoneImport } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { useState } from 'react'
import { undoImport } from '#features/menus/bulk/send-import.ts'
import { refetchMenus } from '#features/menus/menus.live.ts'
import { usePassphrase } from '#features/passphrases/door/use-passphrase.tsx'
import { useWords } from '#kit/i18n.ts'
import { showError, showToast } from '#kit/toasts.ts'

/** Undoes an import, and says so and what stays; what is shown of menus is fetched again, also when it was refused. */
export function useUndoImport() {
  const t = useWords('menuBulk')
  const { withPassphrase } = usePassphrase()
  const [isBusy, setIsBusy] = useState(false)

  async function undo(importId: number): Promise<void> {
    setIsBusy(true)
    try {
      const undone = await withPassphrase(() => undoImport(importId))
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
