import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { ExportData } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { noAnswer, toApiError } from '#kit/api-error.ts'
import { getToken } from '#kit/token.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Hands an xlsx file to the browser, to be saved under this name. */
export function saveWorkbook(bytes: Uint8Array, fileName: string): void {
  save(new Blob([bytes.slice()], { type: xlsxType }), fileName)
}

/** Fetches an export and saves it under its name. Throws what the server says against it. */
export async function saveExport(asked: ExportData): Promise<void> {
  const response = await fetch(`/${exportDataPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${getToken() ?? ''}` },
    body: JSON.stringify(asked),
  }).catch(() => {
    throw noAnswer()
  })
  if (!response.ok) throw toApiError(await response.json().catch(() => null))
  save(await response.blob(), asked.fileName)
}

function save(blob: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${fileName}.xlsx`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
