import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { ExportData } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { noAnswer, toApiError } from '#kit/api-error.ts'
import { announceSessionEnd, getToken } from '#kit/token.ts'

const answerWithinMs = 60_000
/** Until then the browser has begun to read it. */
const forgetAfterMs = 60_000

/** Downloads the records of a menu or an item as a spreadsheet. Throws what the server says against it. */
export async function exportSheet(asked: ExportData): Promise<void> {
  const token = getToken()
  const response = await fetch(`/${exportDataPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => {
    throw noAnswer()
  })
  if (!response.ok) {
    const error = toApiError(await response.json().catch(() => undefined))
    if (error.code === 401 && token === getToken()) announceSessionEnd(error.message)
    throw error
  }
  save(await response.blob(), asked.fileName)
}

function save(sheet: Blob, fileName: string): void {
  const address = URL.createObjectURL(sheet)
  const link = Object.assign(document.createElement('a'), { href: address, download: `${fileName}.xlsx` })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), forgetAfterMs)
}
