import type { AuditChange } from '@brigade/domain/access/audit-entry.schema.ts'
import { type Translate, translateIfKnown } from '#kit/i18n/i18n.ts'

/** Returns the label of a changed field from its path: `options[Large].price` is “Options › Large › Price”. */
export function fieldLabel(path: string): string {
  return [...path.matchAll(/\[([^\]]*)\]|([^.[\]]+)/g)].map(([, entry, field]) => entry ?? labelOf(field!)).join(' › ')
}

/** Returns a value of a changed field as people read it. */
export function valueText(value: AuditChange['before'], t: Translate<'audit'>): string {
  if (value === null) return '–'
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value)
}

/** A field without a label is shown by the words of its name. */
function labelOf(field: string): string {
  return translateIfKnown(`audit:fields.${field}`) ?? wordsOf(field)
}

function wordsOf(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/^[$_]+/, '')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
