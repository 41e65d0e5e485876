import { deleteFilePath } from '@brigade/domain/files/files.api.ts'
import { apiCreate } from '#kit/api-client.ts'

/** Takes away what was uploaded here and is shown by no record yet. Where that fails, the server's clean-up does it within a day. */
export function deleteUpload(url: string): void {
  apiCreate(deleteFilePath, { data: { url } }).catch(() => undefined)
}
