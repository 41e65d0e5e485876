import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { isKeyOf, keysOf } from '@brigade/domain/kit/table-keys.ts'
import { wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import {
  type RequestReportWords,
  requestReportTranslations,
} from '@brigade/domain/requests/request-report.translations.ts'
import type { RequestColumn } from '@brigade/domain/requests/requests.labels.ts'
import type { ExportRequests, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { escalationsOf } from '@brigade/domain/requests/escalation.rules.ts'
import { answersText } from '@brigade/domain/requests/service-answers.rules.ts'
import { ownTextIn } from '@brigade/domain/requests/service-forms.rules.ts'
import type { Database } from '#kit/database/database.ts'
import { languageOf } from '#features/auth/public/language-of.ts'
import { reportedRecords, type ReportedVenue } from '#features/venues/public/reported-records.ts'
import type { Sheet, SheetColumn } from '#kit/sheets/sheet.ts'
import { requestColumns } from './request-columns.ts'

type Export = {
  db: Database
  body: ExportRequests
  principal: Principal
  /** Maximum number of rows of a spreadsheet; more are refused. */
  mostRows?: number
}

type Exported = { record: GuestRequest; venue: ReportedVenue }

/**
 * Returns a spreadsheet of the requests of a period of the caller's venues, in the caller's language, venue by venue, the oldest first, on
 * each venue's own clock. Its rows are read while it is sent. Throws the errors of `reportedRecords`. (spec 1, §2.6, §7)
 */
export async function exportRequests({ db, body, principal, mostRows }: Export): Promise<Sheet<Exported>> {
  const filters = { status: body.status }
  const parts = await reportedRecords({ db, columns: requestColumns, body, filters, principal, mostRows })
  const language = await languageOf(db, principal)
  const words = requestReportTranslations[language]
  return { fileName: body.fileName, sheetName: words.sheet, language, columns: columnsIn(words, language), parts }
}

type RequestCell = SheetColumn<Exported>['cell']

const timeOf =
  (field: 'createdAt' | 'takenAt' | 'endedAt' | 'dueAt'): RequestCell =>
  ({ record, venue }) => {
    const at = record[field]
    return at && wallTimeAt(at, venue.timeZone)
  }

/** Returns the cell with the whole minutes since the request was made. */
const minutesUntil =
  (field: 'takenAt' | 'endedAt'): RequestCell =>
  ({ record }) => {
    const at = record[field]
    return at && Math.floor((Date.parse(at) - Date.parse(record.createdAt)) / 60_000)
  }

/** Returns whom a request was escalated to, and when: “Order Taker 2026-03-04 12:04 · Manager …”. */
function escalationsText({ record, venue }: Exported, { roles }: RequestReportWords): string {
  return escalationsOf(record)
    .map((escalation) => {
      const names = escalation.roles.map((role) => (isKeyOf(roles, role) ? roles[role] : role)).join(', ')
      return `${names} ${wallTimeAt(escalation.at, venue.timeZone).wall}`
    })
    .join(' · ')
}

function columnsIn(words: RequestReportWords, language: Language): SheetColumn<Exported>[] {
  const { columns, types, statuses } = words
  const ownCells = {
    request: ({ record }) => record.id,
    venue: ({ venue }) => venue.name,
    timeZone: ({ venue }) => venue.timeZone,
    type: ({ record }) => (record.serviceLabel ? ownTextIn(record.serviceLabel, language) : types[record.requestType]),
    order: ({ record }) => record.orderId,
    status: ({ record }) => statuses[record.status],
    createdAt: timeOf('createdAt'),
    dueAt: timeOf('dueAt'),
    takenAt: timeOf('takenAt'),
    minutesUntilTaken: minutesUntil('takenAt'),
    endedAt: timeOf('endedAt'),
    minutesUntilEnded: minutesUntil('endedAt'),
    answers: ({ record }) => answersText(record.answers ?? [], language, words) || null,
    escalations: (exported) => escalationsText(exported, words) || null,
  } satisfies Partial<Record<RequestColumn, RequestCell>>
  // A column without a cell of its own shows the field of its name.
  const cellOf = (column: RequestColumn): RequestCell =>
    isKeyOf(ownCells, column) ? ownCells[column] : ({ record }) => record[column]
  return keysOf(columns).map((column) => ({ header: columns[column], cell: cellOf(column) }))
}
