import { escaped, workbookSpace, xmlDeclaration } from './xlsx-parts.ts'

export const headerStyle = 1
/** The first style that is collected, after those of plain cells and headers. */
const firstOwnStyle = 2
/** The format itself defines all lower numbers. */
const firstOwnFormat = 164
const dayCode = 'yyyy\\-mm\\-dd'

/** The styles of a workbook's cells: collected while its sheet is written, and written after it. */
export class CellStyles {
  readonly #codes: string[] = []

  ofDays(): number {
    return this.#styleOf(dayCode)
  }

  /** Returns the style of amounts of money with all their decimals: 8.20 rather than 8.2. */
  ofAmounts(decimals: number): number {
    return this.#styleOf(decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`)
  }

  /** Returns the style of times on a clock with this offset from UTC. */
  ofTimes(offset: string): number {
    return this.#styleOf(`${dayCode} hh:mm" ${offset}"`)
  }

  text(): string {
    const [codes, styles] = [
      this.#codes.map((code, place) => `<numFmt numFmtId="${firstOwnFormat + place}" formatCode="${escaped(code)}"/>`),
      // In a right-to-left sheet, too, the day is before the time.
      this.#codes.map(
        (_, place) =>
          `<xf numFmtId="${firstOwnFormat + place}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment readingOrder="1"/></xf>`,
      ),
    ]
    const formats = codes.length > 0 ? `<numFmts count="${codes.length}">${codes.join('')}</numFmts>` : ''
    return `${xmlDeclaration}<styleSheet xmlns="${workbookSpace}">${formats}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${firstOwnStyle + styles.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${styles.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
  }

  #styleOf(code: string): number {
    const known = this.#codes.indexOf(code)
    return firstOwnStyle + (known >= 0 ? known : this.#codes.push(code) - 1)
  }
}
