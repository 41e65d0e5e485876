import type { AuditedRecord } from '@brigade/domain/access/audit-kinds.ts'
import type { AuditChange } from '@brigade/domain/access/audit-entry.schema.ts'
import { type Translate, translateIfKnown } from '#kit/i18n/i18n.ts'

/** Returns the label of a changed field from its path: `options[Large].price` is “Options › Large › Price”. */
export function fieldLabel(path: string): string {
  return [...path.matchAll(/\[([^\]]*)\]|([^.[\]]+)/g)].map(([, entry, field]) => entry ?? labelOf(field!)).join(' › ')
}

type Value = { record: AuditedRecord; field: string; value: AuditChange['before'] }

/** Returns a value of a changed field as people read it: a code in the words of the screens that show it. */
export function valueText({ record, field, value }: Value, t: Translate<'audit'>): string {
  if (value === null) return '–'
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  const words = codedFields[record]?.[field]
  return (words && translateIfKnown(`${words}.${value}`)) ?? String(value)
}

/** The fields whose values are codes, and where the words of these are. The feature names their catalogues. */
const codedFields: Partial<Record<AuditedRecord, Readonly<Record<string, string>>>> = {
  person: { role: 'auth:roles', signedInBy: 'audit:values.signedInBy' },
  order: { status: 'orders:status' },
  paymentAlert: { state: 'audit:values.alertState' },
  printer: { receipts: 'printers:receiptTimes' },
  traySticker: { type: 'trays:types' },
  staffNotification: { type: 'notifications:types' },
  export: { status: 'orders:status', role: 'auth:roles', requestType: 'requests:types' },
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
