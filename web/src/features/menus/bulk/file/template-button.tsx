import { fileColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { exampleCells } from '@brigade/domain/menus/bulk/bulk.example.ts'
import { fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode, useState } from 'react'
import { showError } from '#kit/calls/toasts.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { makeWorkbook } from '#kit/sheets/ask-worker.ts'
import { saveWorkbook } from '#kit/sheets/save-sheet.ts'
import { BigButton } from '#ui/big-button.tsx'

/** Downloads an empty menu file: its four sheets, each with an example row. */
export function TemplateButton({ venue, label, children }: { venue: Venue; label?: string; children: ReactNode }) {
  const [isBusy, setIsBusy] = useState(false)
  const mayTag = useCan('menus:tag')

  async function handleClick() {
    setIsBusy(true)
    try {
      const { isPOSIntegrated } = venue
      const sheets = fileKinds.map((kind) => {
        const all = fileColumns(kind, { languages: contentLanguages(venue), isPOSIntegrated })
        const columns = all.filter(
          ({ key, type }) => type !== 'id' && type !== 'optionId' && key !== 'itemId' && (type !== 'tag' || mayTag),
        )
        return { sheetName: kind, cells: exampleCells(kind, columns) }
      })
      saveWorkbook(await makeWorkbook(...sheets), 'menu')
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
