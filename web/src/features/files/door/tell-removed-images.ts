import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { say } from '#kit/i18n.ts'
import { showToast } from '#kit/toasts.ts'

/** Tells which pictures of a record are gone, once it was saved without them. (spec 2, §8) */
export function tellRemovedImages(folder: ImageFolder, before: readonly string[], after: readonly string[]): void {
  const places = before.flatMap((url, index) => (after.includes(url) ? [] : [index + 1]))
  if (places.length === 0) return
  const key = folder === 'item-images' ? 'itemDone' : 'categoryDone'
  showToast({ kind: 'success', text: say(`files:removal.${key}`, { n: places.join(', ') }) })
}
