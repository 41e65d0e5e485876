import type { Principal } from '@brigade/domain/access/principal.ts'
import { wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import type { ExportContacts, MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { contactReportTranslations } from '@brigade/domain/mailing/contact-report.translations.ts'
import { languageOf } from '#features/auth/public/language-of.ts'
import type { Database } from '#kit/database/database.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import type { Sheet } from '#kit/sheets/sheet.ts'
import { contactColumns, type ContactRow } from './contact-columns.ts'

type Export = { db: Database; body: ExportContacts; principal: Principal }

/** The contacts that are in memory at once. */
const rowsAPart = 1_000

/** Returns a spreadsheet of the contacts of a venue, with when and how each agreed. Throws Forbidden for another tenant's venue. */
export async function exportContacts({ db, body, principal }: Export): Promise<Sheet<MailingContact>> {
  const { fileName, restaurantId } = body
  scopedVenueIds(principal, restaurantId)
  const venue = await db.one<{ timeZone: string }>('SELECT "timeZone" FROM venues WHERE "id" = ?', restaurantId)
  const timeZone = venue?.timeZone ?? 'UTC'
  const language = await languageOf(db, principal)
  const { sheet: sheetName, columns, states, sources } = contactReportTranslations[language]

  async function* parts(): AsyncGenerator<MailingContact[]> {
    for (let last = 0; ;) {
      const rows = db.build(contactColumns.table).where({ restaurantId, isDeleted: false }).where('id', '>', last)
      const found = await db.list<ContactRow>(rows.orderBy('id').limit(rowsAPart))
      if (found.length > 0) yield found.map((row) => contactColumns.read(row))
      if (found.length < rowsAPart) return
      last = found.at(-1)?.id ?? last
    }
  }

  return {
    fileName,
    sheetName,
    language,
    columns: [
      { header: columns.address, cell: ({ address }) => address },
      { header: columns.name, cell: ({ name }) => name },
      { header: columns.language, cell: (contact) => contact.language },
      { header: columns.state, cell: ({ state }) => states[state] },
      { header: columns.consentAt, cell: ({ consentAt }) => wallTimeAt(consentAt, timeZone) },
      { header: columns.consentSource, cell: ({ consentSource }) => sources[consentSource] },
      { header: columns.consentNote, cell: ({ consentNote }) => consentNote },
      { header: columns.consentBy, cell: ({ consentBy }) => consentBy },
      { header: columns.withdrawnAt, cell: ({ withdrawnAt }) => withdrawnAt && wallTimeAt(withdrawnAt, timeZone) },
    ],
    parts: parts(),
  }
}
