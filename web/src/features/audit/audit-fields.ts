import type { AuditedRecord } from '@brigade/domain/access/audit-kinds.ts'
import type { AuditChange } from '@brigade/domain/access/audit-entry.schema.ts'
import type { OrderPause } from '@brigade/domain/venues/pausing.schema.ts'
import { type Translate, translateIfKnown } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'

/** Returns the label of a changed field from its path: `options[Large].price` is “Options › Large › Price”. */
export function fieldLabel(record: AuditedRecord, path: string): string {
  return [...path.matchAll(/\[([^\]]*)\]|([^.[\]]+)/g)]
    .map(([, entry, field]) => entry ?? labelOf(record, field!))
    .join(' › ')
}

type Value = {
  record: AuditedRecord
  field: string
  value: AuditChange['before']
  /** Formats an instant on the clock of the entry. */
  timeText: (at: string) => string
}

/** Returns a value of a changed field as people read it: a code in the words of the screens that show it. */
export function valueText({ record, field, value, timeText }: Value, t: Translate<'audit'>): string {
  if (value === null) return '–'
  if (record === 'venue' && field === 'isRestaurant') {
    return translateIfKnown(`venueDetails:kinds.${value === true ? 'restaurant' : 'hotel'}`) ?? String(value)
  }
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'string' && instant.test(value)) return timeText(value)
  if (record === 'venue' && field === 'orderPauses') return pausesText(String(value), timeText)
  const words = codedFields[record]?.[field]
  return (words && translateIfKnown(`${words}.${value}`)) ?? String(value)
}

/** Returns what is paused and until when. A list that was too long for the log is not JSON: it is shown as it is. */
function pausesText(value: string, timeText: (at: string) => string): string {
  let pauses: Pick<OrderPause, 'menuName' | 'until'>[]
  try {
    pauses = JSON.parse(value)
  } catch {
    return value
  }
  return listed(
    pauses.map(({ menuName, until }) => {
      const end = until === null ? translateIfKnown('pausing:for.open') : timeText(until)
      return `${menuName?.en ?? translateIfKnown('pausing:venue')} (${end})`
    }),
  )
}

/** An instant as records store it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** The fields whose values are codes, and where the words of these are. The feature names their catalogues. */
const codedFields: Partial<Record<AuditedRecord, Readonly<Record<string, string>>>> = {
  person: { role: 'auth:roles', signedInBy: 'audit:values.signedInBy' },
  order: { status: 'orders:status' },
  paymentAlert: { state: 'audit:values.alertState' },
  printer: { receipts: 'printers:receiptTimes' },
  webhook: { pauseReason: 'audit:values.pauseReason' },
  traySticker: { type: 'trays:types' },
  staffNotification: { type: 'notifications:types' },
  export: { status: 'orders:status', role: 'auth:roles', requestType: 'requests:types' },
}

/** A setting has the name of its screen. A field without a label is shown by the words of its name. */
function labelOf(record: AuditedRecord, field: string): string {
  const setting = record === 'venue' ? translateIfKnown(`venueDetails:settings.${field}.label`) : undefined
  return setting ?? translateIfKnown(`audit:fields.${field}`) ?? wordsOf(field)
}

function wordsOf(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/^[$_]+/, '')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
