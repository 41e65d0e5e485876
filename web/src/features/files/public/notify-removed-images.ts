import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { showToast } from '#kit/calls/toasts.ts'

/** Shows which pictures of a record were deleted, once it was saved without them. (spec 2, §8) */
export function notifyRemovedImages(folder: ImageFolder, before: readonly string[], after: readonly string[]): void {
  const places = before.flatMap((url, index) => (after.includes(url) ? [] : [index + 1]))
  if (places.length === 0) return
  const key = folder === 'category-images' ? 'categoryDone' : 'itemDone'
  showToast({ kind: 'success', text: translate(`files:removal.${key}`, { n: listed(places.map(String)) }) })
}
