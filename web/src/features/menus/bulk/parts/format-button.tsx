import { bulkColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { exampleCells } from '@brigade/domain/menus/bulk/bulk.example.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode, useState } from 'react'
import { makeWorkbook } from '#kit/sheets/ask-worker.ts'
import { saveWorkbook } from '#kit/sheets/save-sheet.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { showError } from '#kit/calls/toasts.ts'
import { BigButton } from '#ui/big-button.tsx'

type FormatButtonProps = {
  kind: BulkKind
  venue: Venue
  /** The name of a category that the example row may use. */
  category?: string
  label?: string
  children: ReactNode
}

/** Downloads the empty workbook of a kind. It has no ids, because all its rows are new. */
export function FormatButton({ kind, venue, category, label, children }: FormatButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const mayTag = useCan('menus:tag')

  async function handleClick() {
    setIsBusy(true)
    try {
      const { isPOSIntegrated } = venue
      const all = bulkColumns(kind, { languages: contentLanguages(venue), isPOSIntegrated })
      const columns = all.filter(({ type }) => type !== 'id' && type !== 'optionId' && (type !== 'tag' || mayTag))
      saveWorkbook(await makeWorkbook({ sheetName: kind, cells: exampleCells(kind, columns, category) }), kind)
    } catch (thrown) {
      showError(thrown)
    }
    setIsBusy(false)
  }

  return (
    <BigButton kind="quiet" isBusy={isBusy} aria-label={label} onClick={() => void handleClick()}>
      {children}
    </BigButton>
  )
}
