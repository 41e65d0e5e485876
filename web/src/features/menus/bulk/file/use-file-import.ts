import { menuFilePath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { MenuFile, MenuFileResult } from '@brigade/domain/menus/bulk/bulk.file.schema.ts'
import { useState } from 'react'
import type { FileTarget } from '#features/menus/bulk/file/file-target.ts'
import type { FileRowsState } from '#features/menus/bulk/file/use-file-rows.ts'
import { useUndoImport } from '#features/menus/bulk/use-undo-import.ts'
import { refetchMenus } from '#features/menus/menus.live.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { isUnanswered } from '#kit/calls/api-error.ts'
import { type TranslatableProblems, wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { callRest } from '#kit/calls/rest-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { askAgain, forget, type Sender } from '#kit/outbox/outbox.ts'
import { useOutbox } from '#kit/outbox/use-outbox.ts'

/** The timeout in milliseconds: thousands of rows take long on a slow connection. */
const withinMs = 120_000

type UseFileImport = {
  target: FileTarget
  rows: Pick<FileRowsState, 'body' | 'showRefused'>
  /** The name of the import in the outbox. */
  name: string
  onDone: () => void
}

/** The import as it was shown for confirmation. Exactly this is sent, even if the menu changes in between. */
type CountedFile = { summary: MenuFileResult; file: MenuFile }

/** Counts the effect of a menu file, then imports it and offers Undo. An import whose answer was lost is sent again. */
export function useFileImport({ target, rows, name, onDone }: UseFileImport) {
  const t = useTranslations('menuBulk')
  const { withPassphrase } = usePassphrase()
  const { undo } = useUndoImport()
  const [counted, setCounted] = useState<CountedFile | null>(null)
  const [isCounting, setIsCounting] = useState(false)
  const [refusedNames, setRefusedNames] = useState<TranslatableProblems>({})

  const sender: Sender<CountedFile, MenuFileResult> = {
    send: ({ file }, idempotencyKey) => withPassphrase(() => send({ ...file, idempotencyKey })),
    onDone({ importId }) {
      showToast({
        kind: 'success',
        text: t('file.done'),
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
    const names = Object.fromEntries(Object.entries(fields).filter(([path]) => path.startsWith('name.')))
    setRefusedNames(names)
    const areInRows = rows.showRefused(fields)
    if (!areInRows && Object.keys(names).length === 0) showError(thrown)
  }

  async function count(): Promise<void> {
    const { venue, menuId, name: newName } = target
    const into = menuId === null ? { restaurantId: venue.id, name: newName } : { menuId }
    const file: MenuFile = { ...into, ...rows.body }
    setIsCounting(true)
    setRefusedNames({})
    try {
      const summary = await withPassphrase(() => send({ ...file, dryRun: true }))
      const all = Object.values(summary.counts)
      if (menuId === null || all.some(({ created, changed }) => created + changed > 0)) setCounted({ summary, file })
      else showToast({ kind: 'info', text: t('nothingToDo') })
    } catch (thrown) {
      showRefusal(thrown)
    }
    setIsCounting(false)
  }

  function dismiss(): void {
    setCounted(null)
    forget(name)
  }

  return {
    counted: entry?.request ?? counted,
    /** What the server has against the names of the new menu. */
    refusedNames,
    isBusy: isCounting || isUnderWay,
    dismiss,
    count: () => void count(),
    send: () => (entry ? void askAgain(name) : counted && ask(counted)),
  }
}

function send(data: MenuFile): Promise<MenuFileResult> {
  return callRest('create', menuFilePath, { data, withinMs })
}
