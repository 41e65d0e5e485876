import { type ReactNode, useState } from 'react'
import { showError } from '#kit/calls/toasts.ts'
import { makeWorkbook } from '#kit/sheets/ask-worker.ts'
import { saveWorkbook } from '#kit/sheets/save-sheet.ts'
import { BigButton } from '#ui/big-button.tsx'

/** The headers that are read, and a row that shows what they mean. */
const cells = [
  ['name', 'area', 'seats'],
  ['101', 'Floor 1', 2],
]

/** Downloads the empty workbook of tables and rooms. */
export function TablesFormatButton({ label, children }: { label: string; children: ReactNode }) {
  const [isBusy, setIsBusy] = useState(false)

  async function handleClick() {
    setIsBusy(true)
    try {
      saveWorkbook(await makeWorkbook({ sheetName: 'tables', cells }), 'tables')
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
