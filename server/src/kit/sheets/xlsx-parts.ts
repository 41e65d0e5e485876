export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const format = 'http://schemas.openxmlformats.org'
/** The namespace of the elements of a workbook. */
export const workbookSpace = `${format}/spreadsheetml/2006/main`
const partType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Returns the files of a workbook, other than its sheets and styles, with the path of each. */
export function workbookFiles(sheetNames: readonly string[]): [path: string, text: string][] {
  const names = sheetNames.map((name) => escaped(name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)))
  const types = names.map(
    (_, place) => `<Override PartName="/xl/worksheets/sheet${place + 1}.xml" ContentType="${partType}.worksheet+xml"/>`,
  )
  const sheets = names.map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
  return [
    [
      '[Content_Types].xml',
      `${xmlDeclaration}<Types xmlns="${format}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${partType}.sheet.main+xml"/>${types.join('')}<Override PartName="/xl/styles.xml" ContentType="${partType}.styles+xml"/></Types>`,
    ],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${xmlDeclaration}<workbook xmlns="${workbookSpace}" xmlns:r="${format}/officeDocument/2006/relationships"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...names.map((_, place): [string, string] => ['worksheet', `worksheets/sheet${place + 1}.xml`]),
        ['styles', 'styles.xml'],
      ]),
    ],
  ]
}

function relations(targets: readonly [type: string, target: string][]): string {
  const each = targets.map(
    ([type, target], place) =>
      `<Relationship Id="rId${place + 1}" Type="${format}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  )
  return `${xmlDeclaration}<Relationships xmlns="${format}/package/2006/relationships">${each.join('')}</Relationships>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// oxlint-disable-next-line no-control-regex -- The pattern finds the characters that XML can't hold.
const unwritable = /_(?=x[\da-fA-F]{4}_)|[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g

/**
 * Escapes text for XML. In this format `_x0041_` means a letter: characters that XML can't hold are written like that,
 * and so is a text that contains such a code itself.
 */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`)
    .replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
}
