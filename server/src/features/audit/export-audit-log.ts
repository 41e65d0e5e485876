import type { Principal } from '@brigade/domain/access/principal.ts'
import { roleLabels } from '@brigade/domain/access/roles.ts'
import { auditReportTranslations } from '@brigade/domain/audit/audit-report.translations.ts'
import type { AuditChange, AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import type { ExportAudit } from '@brigade/domain/audit/audit.schema.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import { languageOf } from '#features/auth/public/language-of.ts'
import { auditColumns, type AuditRow } from '#kit/database/audit-columns.ts'
import type { Database } from '#kit/database/database.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { withinVenueIds } from '#kit/lists/list-records.ts'
import { reportParts } from '#kit/lists/report-parts.ts'
import { refuseLargeReport } from '#kit/lists/report-rows.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import type { Sheet, SheetColumn } from '#kit/sheets/sheet.ts'

type Export = {
  db: Database
  body: ExportAudit
  principal: Principal
  /** Maximum number of rows of a spreadsheet; more are refused. */
  mostRows?: number
}

type ExportedVenue = { id: number; name: string; timeZone: string }

type Exported = { entry: AuditEntry; venue: ExportedVenue | undefined }

/**
 * Returns a spreadsheet of the entries of a period at the caller's venues, in the caller's language, the oldest first, on each venue's own
 * clock; those of no venue are in UTC. Throws Forbidden for another tenant's venue, BadRequest for too many rows.
 */
export async function exportAuditLog({ db, body, principal, mostRows }: Export): Promise<Sheet<Exported>> {
  const { fileName, restaurantId, at, ...filters } = body
  const rows = withinVenueIds(filtered(db.build(auditColumns.table), filters), scopedVenueIds(principal, restaurantId))
  await refuseLargeReport(db, filtered(rows.clone(), { at }), mostRows)
  const venues = await db.many<ExportedVenue>('SELECT "id", "name", "timeZone" FROM venues')
  const venueById = new Map(venues.map((venue) => [venue.id, venue]))
  const language = await languageOf(db, principal)
  const words = auditReportTranslations[language]

  async function* parts(): AsyncGenerator<Exported[]> {
    for await (const part of reportParts<AuditRow>({ db, rows, range: at, column: 'at' })) {
      yield part.map((row) => {
        const entry = auditColumns.read(row)
        return { entry, venue: entry.restaurantId === null ? undefined : venueById.get(entry.restaurantId) }
      })
    }
  }

  return { fileName, sheetName: words.sheet, language, columns: columnsIn(words), parts: parts() }
}

type Words = (typeof auditReportTranslations)[Language]

function columnsIn({ columns, acts, records, authors, hidden }: Words): SheetColumn<Exported>[] {
  return [
    { header: columns.at, cell: ({ entry, venue }) => wallTimeAt(entry.at, venue?.timeZone ?? 'UTC') },
    { header: columns.timeZone, cell: ({ venue }) => venue?.timeZone ?? 'UTC' },
    { header: columns.venue, cell: ({ venue }) => venue?.name ?? null },
    { header: columns.act, cell: ({ entry }) => acts[entry.act] },
    { header: columns.record, cell: ({ entry }) => records[entry.record] },
    { header: columns.recordName, cell: ({ entry }) => entry.recordName },
    { header: columns.recordId, cell: ({ entry }) => entry.recordId },
    { header: columns.by, cell: ({ entry }) => entry.by || authors[entry.byKind] },
    { header: columns.role, cell: ({ entry }) => entry.byRole && roleLabels[entry.byRole] },
    { header: columns.address, cell: ({ entry }) => entry.address },
    { header: columns.count, cell: ({ entry }) => entry.count },
    { header: columns.changes, cell: ({ entry }) => changesIn(entry, hidden) },
  ]
}

/** The characters that a cell of a spreadsheet can have. */
const cellAtMost = 32_000

function changesIn({ changes, moreChanges }: AuditEntry, hidden: string): string {
  const lines = changes.map((change) => `${change.field}: ${textOf(change, hidden)}`)
  const text = [...lines, ...(moreChanges > 0 ? [`+ ${moreChanges}`] : [])].join('\n')
  return text.length > cellAtMost ? `${text.slice(0, cellAtMost)}…` : text
}

function textOf({ before, after, isHidden }: AuditChange, hidden: string): string {
  return isHidden ? hidden : `${before ?? '–'} → ${after ?? '–'}`
}
