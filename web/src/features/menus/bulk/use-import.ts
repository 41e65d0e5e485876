import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { useMemo, useState } from 'react'
import { sendImport } from '#features/menus/bulk/send-import.ts'
import type { BulkRows } from '#features/menus/bulk/use-bulk-rows.ts'
import { useUndoImport } from '#features/menus/bulk/use-undo-import.ts'
import { wrongFieldsOf } from '#kit/told-problem.ts'
import { refetchMenus } from '#features/menus/menus.live.ts'
import { usePassphrase } from '#features/passphrases/door/use-passphrase.tsx'
import { isUnanswered, toApiError } from '#kit/api-error.ts'
import { serverNow } from '#kit/clock.ts'
import { useWords } from '#kit/i18n.ts'
import { newIdempotencyKey } from '#kit/idempotency-key.ts'
import { useAskAgain } from '#kit/connection.ts'
import { showError, showToast } from '#kit/toasts.ts'

type UseImport = {
  kind: BulkKind
  rows: Pick<BulkRows, 'records' | 'showRefused'>
  /** What was sent before the page was reloaded, and not answered. */
  sentBefore: CountedImport | null
  onDone: () => void
}

/** What somebody was told and asked about; what is sent then is this, though the menu changes meanwhile. */
export type CountedImport = {
  summary: BulkResult
  list: readonly object[]
  idempotencyKey: string
  /** When it was sent first; null before. */
  sentAtMs: number | null
  /** It was sent, and nobody knows whether it was done. */
  isUnanswered: boolean
}

/** The server takes nothing at present. */
const busyCodes: readonly number[] = [429, 503]
/** Later, others may have changed the menu since: a person asks then. */
const askAgainWithinMs = 10 * 60_000

/** First counts what an import would do, then does it, and offers to take it back. One whose answer got lost is asked again. */
export function useImport({ kind, rows, sentBefore, onDone }: UseImport) {
  const t = useWords('menuBulk')
  const { withPassphrase } = usePassphrase()
  const { undo } = useUndoImport()
  const [counted, setCounted] = useState(sentBefore)
  const [isBusy, setIsBusy] = useState(false)

  async function attempt(act: () => Promise<void>): Promise<void> {
    setIsBusy(true)
    try {
      await act()
    } catch (thrown) {
      setCounted(null)
      const fields = wrongFieldsOf(thrown)
      const isAboutRows = Object.keys(fields).some((path) => path.startsWith('list.'))
      if (isAboutRows) rows.showRefused(fields)
      else showError(thrown)
    } finally {
      setIsBusy(false)
    }
  }

  async function count(): Promise<void> {
    const list = rows.records
    const summary = await withPassphrase(() => sendImport(kind, list, { dryRun: true }))
    if (summary.created + summary.changed === 0) return showToast({ kind: 'info', text: t('nothingToDo') })
    setCounted({ summary, list, idempotencyKey: newIdempotencyKey(), sentAtMs: null, isUnanswered: false })
  }

  async function send(asked: CountedImport): Promise<void> {
    const { list, idempotencyKey } = asked
    const sentAtMs = asked.sentAtMs ?? serverNow()
    try {
      const { importId } = await withPassphrase(() => sendImport(kind, list, { dryRun: false, idempotencyKey }))
      showToast({
        kind: 'success',
        text: t(`done.${kind}`),
        ...(importId !== null && { action: { label: t('undo'), run: () => void undo(importId) } }),
      })
    } catch (thrown) {
      // What was asked before may be done all the same: the key is needed to hear of it.
      const isForLater = asked.isUnanswered && busyCodes.includes(toApiError(thrown).code)
      if (isForLater) showError(thrown)
      else if (!isUnanswered(thrown)) throw thrown
      return setCounted({ ...asked, sentAtMs, isUnanswered: true })
    }
    void refetchMenus()
    onDone()
  }

  const isSent = counted !== null && (isBusy || counted.isUnanswered)
  const sendCounted = () => counted && !isBusy && void attempt(() => send(counted))
  useAskAgain(counted?.isUnanswered ?? false, () => {
    if (counted && serverNow() - (counted.sentAtMs ?? 0) < askAgainWithinMs) sendCounted()
  })

  return {
    counted,
    /** What the server may have done already, as far as this page knows. */
    sent: useMemo(() => (isSent ? { ...counted, isUnanswered: true } : null), [isSent, counted]),
    isBusy,
    dismiss: () => setCounted(null),
    count: () => void attempt(count),
    send: sendCounted,
  }
}
