import type { BulkColumn } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { translate, translateIfKnown } from '#kit/i18n/i18n.ts'

/** Returns what the forms call the field of a column, such as “Name (English)”; null for a column that only files have. */
export function columnLabel({ key, language }: Pick<BulkColumn, 'key' | 'language'>): string | null {
  const field = key.replace(/^option\./, '').split('.')[0]
  const label = translateIfKnown(`menus:fields.${field}`)
  return label !== null && language ? `${label} (${translate(`menus:languages.${language}`)})` : label
}
