import type { BodyOf, PathWith } from '@brigade/domain/services.ts'
import { noAnswer, toApiError } from '#kit/calls/api-error.ts'
import { saveFile } from '#kit/device/save-file.ts'
import { getToken } from '#kit/calls/token.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The query of an export and the name of its file. */
export type SheetRequest<P extends PathWith<'create'>> = BodyOf<P, 'create'> & { fileName: string }

/** Passes an xlsx file to the browser, to be saved under this name. */
export function saveWorkbook(bytes: Uint8Array, fileName: string): void {
  saveFile(new Blob([bytes.slice()], { type: xlsxType }), `${fileName}.xlsx`)
}

/** Fetches an export and saves it under its name. Throws the server's error, and if the file is incomplete. */
export async function saveExport<P extends PathWith<'create'>>(path: P, asked: SheetRequest<P>): Promise<void> {
  const response = await fetch(`/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${getToken() ?? ''}` },
    body: JSON.stringify(asked),
  }).catch(failAsUnanswered)
  if (!response.ok) throw toApiError(await response.json().catch(() => null))
  // It is written while it is sent: it may break off in the middle.
  saveFile(await response.blob().catch(failAsUnanswered), `${asked.fileName}.xlsx`)
}

function failAsUnanswered(): never {
  throw noAnswer()
}
