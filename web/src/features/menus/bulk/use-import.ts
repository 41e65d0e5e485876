import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { useState } from 'react'
import { sendImport } from '#features/menus/bulk/send-import.ts'
import type { BulkRows } from '#features/menus/bulk/use-bulk-rows.ts'
import { useUndoImport } from '#features/menus/bulk/use-undo-import.ts'
import { wrongFieldsOf } from '#features/menus/forms/save-refusal.ts'
import { refetchMenus } from '#features/menus/menus.live.ts'
import { usePassphrase } from '#features/passphrases/door/use-passphrase.tsx'
import { useWords } from '#kit/i18n.ts'
import { showError, showToast } from '#kit/toasts.ts'

type UseImport = { kind: BulkKind; rows: Pick<BulkRows, 'records' | 'showRefused'>; onDone: () => void }

/** First counts what an import would do, then does it, and offers to take it back. */
export function useImport({ kind, rows, onDone }: UseImport) {
  const t = useWords('menuBulk')
  const { withPassphrase } = usePassphrase()
  const { undo } = useUndoImport()
  const [summary, setSummary] = useState<BulkResult | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function attempt(act: () => Promise<void>): Promise<void> {
    setIsBusy(true)
    try {
      await act()
    } catch (thrown) {
      setSummary(null)
      const fields = wrongFieldsOf(thrown)
      const isAboutRows = Object.keys(fields).some((path) => path.startsWith('list.'))
      if (isAboutRows) rows.showRefused(fields)
      else showError(thrown)
    } finally {
      setIsBusy(false)
    }
  }

  const post = (dryRun: boolean) => withPassphrase(() => sendImport(kind, rows.records, { dryRun }))

  return {
    summary,
    isBusy,
    dismiss: () => setSummary(null),
    count: () =>
      attempt(async () => {
        const counted = await post(true)
        if (counted.created + counted.changed > 0) setSummary(counted)
        else showToast({ kind: 'info', text: t('nothingToDo') })
      }),
    send: () =>
      attempt(async () => {
        const { importId } = await post(false)
        void refetchMenus()
        showToast({
          kind: 'success',
          text: t(`done.${kind}`),
          ...(importId !== null && { action: { label: t('undo'), run: () => void undo(importId) } }),
        })
        onDone()
      }),
  }
}
