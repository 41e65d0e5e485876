import { type Cell, textOfCell } from '../kit/sheet-cells.ts'
import { comparedText } from '../kit/plain-text.ts'
import { contactReportTranslations } from './contact-report.translations.ts'
import type { ContactSheetRow } from './mailing.contacts.schema.ts'

/**
 * The headers by which the columns of a sheet are known, compared without capitals: those of our own spreadsheets in
 * every language, and what others call them.
 */
const headers = {
  address: [...ownHeaders('address'), 'e-mail', 'mail', 'email address', 'e-mail address', 'address', 'البريد'],
  name: [...ownHeaders('name'), 'full name', 'guest', 'guest name', 'اسم الضيف'],
  language: [...ownHeaders('language'), 'lang'],
}

/** Returns the rows of a sheet of contacts, by the headers in its first row; undefined if none is that of addresses. */
export function rowsOfSheet({ cells, places }: { cells: Cell[][]; places: number[] }): ContactSheetRow[] | undefined {
  const first = (cells[0] ?? []).map((cell) => comparedText(textOfCell(cell)))
  const columnOf = (names: readonly string[]) => first.findIndex((header) => names.includes(header))
  const [address, name, language] = [columnOf(headers.address), columnOf(headers.name), columnOf(headers.language)]
  if (address === -1) return undefined
  return cells.slice(1).map((row, index) => ({
    line: places[index + 1] ?? index + 2,
    address: textOfCell(row[address]),
    ...(name !== -1 && { name: textOfCell(row[name]) }),
    ...(language !== -1 && { language: textOfCell(row[language]) }),
  }))
}

function ownHeaders(column: 'address' | 'name' | 'language'): string[] {
  return Object.values(contactReportTranslations).map(({ columns }) => comparedText(columns[column]))
}
