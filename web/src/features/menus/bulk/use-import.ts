import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { useState } from 'react'
import { sendImport } from '#features/menus/bulk/send-import.ts'
import type { BulkRows } from '#features/menus/bulk/use-bulk-rows.ts'
import { useUndoImport } from '#features/menus/bulk/use-undo-import.ts'
import { refetchMenus } from '#features/menus/menus.live.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { isUnanswered } from '#kit/calls/api-error.ts'
import { wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { askAgain, forget, type Sender } from '#kit/outbox/outbox.ts'
import { useOutbox } from '#kit/outbox/use-outbox.ts'

type UseImport = {
  kind: BulkKind
  rows: Pick<BulkRows, 'records' | 'showRefused'>
  /** The name of the import in the outbox. */
  name: string
  onDone: () => void
}

/** The import as it was shown for confirmation. Exactly this is sent, even if the menu changes in between. */
type CountedImport = { summary: BulkResult; list: readonly object[] }

/** Counts the effect of an import, then does it and offers Undo. An import whose answer was lost is sent again. */
export function useImport({ kind, rows, name, onDone }: UseImport) {
  const t = useTranslations('menuBulk')
  const { withPassphrase } = usePassphrase()
  const { undo } = useUndoImport()
  const [counted, setCounted] = useState<CountedImport | null>(null)
  const [isCounting, setIsCounting] = useState(false)

  const sender: Sender<CountedImport, BulkResult> = {
    send: ({ list }, idempotencyKey) => withPassphrase(() => sendImport(kind, list, { dryRun: false, idempotencyKey })),
    onDone({ importId }) {
      showToast({
        kind: 'success',
        text: t(`done.${kind}`),
        ...(importId !== null && { action: { label: t('undo'), run: () => void undo(importId) } }),
      })
      void refetchMenus()
      onDone()
    },
    onRefused: showRefusal,
    onUnanswered: (thrown) => isUnanswered(thrown) || showError(thrown),
  }
  const { ask, entry, isUnderWay } = useOutbox(name, sender, { place: 'page' })

  function showRefusal(thrown: unknown): void {
    dismiss()
    const fields = wrongFieldsOf(thrown)
    const isAboutRows = Object.keys(fields).some((path) => path.startsWith('list.'))
    if (isAboutRows) rows.showRefused(fields)
    else showError(thrown)
  }

  async function count(): Promise<void> {
    const list = rows.records
    setIsCounting(true)
    try {
      const summary = await withPassphrase(() => sendImport(kind, list, { dryRun: true }))
      if (summary.created + summary.changed > 0) setCounted({ summary, list })
      else showToast({ kind: 'info', text: t('nothingToDo') })
    } catch (thrown) {
      showRefusal(thrown)
    }
    setIsCounting(false)
  }

  function send(): void {
    if (entry) void askAgain(name)
    else if (counted) ask(counted)
  }

  function dismiss(): void {
    setCounted(null)
    forget(name)
  }

  return {
    counted: entry?.request ?? counted,
    isBusy: isCounting || isUnderWay,
    dismiss,
    count: () => void count(),
    send,
  }
}
