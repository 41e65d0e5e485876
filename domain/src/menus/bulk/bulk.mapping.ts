import { isKeyOf } from '../../kit/table-keys.ts'
import { type Language, languages } from '../../kit/languages.ts'
import { type Cell, textOfCell } from '../../kit/sheet-cells.ts'
import type { Problems } from '../../kit/problems.ts'
import { type BulkColumn, bulkColumns, plainHeader } from './bulk.columns.ts'
import type { BulkErrorCode } from './bulk.errors.ts'
import type { BulkKind } from './bulk.kinds.ts'
import { headerWords, languageHeaders } from './bulk.mapping.words.ts'
import type { ColumnMap } from './bulk.maps.schema.ts'

/** How the columns of a file become ours: the file's header for the key of each of our columns. */
export type Mapping = { columns: ReadonlyMap<string, string>; fillsTexts: boolean }

/** A header of a file, with the first texts below it. */
export type FileHeader = { header: string; samples: string[] }

const samplesAtMost = 3

/**
 * What tells rows of one item apart in lists of other products, such as its size. It is matched like a column of ours,
 * and goes into the names.
 */
export const variationColumn: BulkColumn = { key: 'variation', header: 'variation', type: 'text' }

/** Returns the columns that can be matched in a list of a kind: ids of elsewhere are none of ours. */
export function matchableColumns(kind: BulkKind, columns: readonly BulkColumn[]): BulkColumn[] {
  const own = columns.filter(({ type }) => type !== 'id' && type !== 'optionId')
  if (kind !== 'items') return own
  const afterNames = own.findLastIndex(({ key }) => key.startsWith('name.')) + 1
  return own.toSpliced(afterNames, 0, variationColumn)
}

/** Returns the headers of a sheet with samples, each header once; columns without a header can't be chosen. */
export function headersOfCells(cells: readonly (readonly Cell[])[]): FileHeader[] {
  const top = topOf(cells)
  const seen = new Set<string>()
  return (cells[top] ?? []).flatMap((cell, place) => {
    const header = textOfCell(cell).trim()
    if (header === '' || seen.has(plainHeader(header))) return []
    seen.add(plainHeader(header))
    const texts = new Set<string>()
    for (const row of cells.slice(top + 1)) {
      const text = textOfCell(row[place]).trim()
      if (text !== '') texts.add(text.slice(0, 60))
      if (texts.size === samplesAtMost) break
    }
    return [{ header, samples: [...texts] }]
  })
}

/** Returns the index of the first row that is filled: that of the headers. */
export function topOf(cells: readonly (readonly Cell[])[]): number {
  return cells.findIndex((row) => row.some((cell) => textOfCell(cell).trim() !== ''))
}

/**
 * Proposes a mapping for the headers of a file. Names and descriptions whose language the header does not say are
 * proposed as those in the language of its word, and in English where nothing else is.
 */
export function proposeMapping(headers: readonly FileHeader[], columns: readonly BulkColumn[]): Mapping {
  const proposed = new Map<string, string>()
  const propose = (key: string, header: string) => {
    if (columns.some((column) => column.key === key) && !proposed.has(key)) proposed.set(key, header)
  }
  const meanings = headers.flatMap(({ header, samples }) => {
    const meaning = meaningOf(header)
    return meaning ? [{ header, ...meaning, isFilled: samples.length > 0 }] : []
  })
  // Where two headers mean the same, one that has values is taken, then the one whose word is usual.
  const inOrder = meanings.toSorted(
    (one, other) => Number(other.isFilled) - Number(one.isFilled) || one.rank - other.rank,
  )
  const texts = columns.filter(({ language }) => language === 'en').map(({ key }) => key.replace(/\.en$/, ''))
  const keyOf = (field: string) => texts.find((key) => key === field) ?? texts.find((key) => key === `option.${field}`)
  for (const { field, language, header } of inOrder) {
    const key = keyOf(field)
    if (key === undefined)
      columns.filter((column) => isField(column, field)).forEach((column) => propose(column.key, header))
    else if (language) propose(`${key}.${language}`, header)
  }
  for (const { field, language, header } of inOrder) {
    const key = keyOf(field)
    if (key !== undefined && language === undefined) propose(`${key}.en`, header)
  }
  for (const key of texts) {
    const other = languages.flatMap((language) => proposed.get(`${key}.${language}`) ?? [])[0]
    if (other !== undefined) propose(`${key}.en`, other)
  }
  return { columns: proposed, fillsTexts: true }
}

/** Returns the mapping that a venue used for files with exactly these headers. */
export function recalledMapping(maps: readonly ColumnMap[], headers: readonly FileHeader[]): Mapping | undefined {
  const wanted = headerSet(headers.map(({ header }) => header))
  const found = maps.find((map) => headerSet(map.headers) === wanted)
  if (!found) return undefined
  const own = new Map(headers.map(({ header }) => [plainHeader(header), header]))
  const columns = found.columns.map(({ key, header }) => [key, own.get(plainHeader(header)) ?? header] as const)
  return { columns: new Map(columns), fillsTexts: found.fillsTexts }
}

/** Returns one text for a set of headers, in whatever order a file has them. */
export function headerSet(headers: readonly string[]): string {
  return [...new Set(headers.map(plainHeader))].toSorted().join('\n')
}

/** Returns the problems of a mapping by field: a key that no column has, or has twice, and headers that the file lacks. */
export function problemsOfMap({
  kind,
  headers,
  columns,
}: Pick<ColumnMap, 'kind' | 'headers' | 'columns'>): BulkProblems {
  const problems: BulkProblems = {}
  const inFile = headers.map(plainHeader)
  for (const [place, header] of inFile.entries())
    if (inFile.indexOf(header) !== place) problems[`headers.${place}`] = { code: 'headerTwice' }
  const all = bulkColumns(kind, { languages, isPOSIntegrated: true })
  const known = new Set(matchableColumns(kind, all).map(({ key }) => key))
  const keys = columns.map(({ key }) => key)
  for (const [place, { key, header }] of columns.entries()) {
    if (!known.has(key)) problems[`columns.${place}.key`] = { code: 'columnUnknown' }
    else if (keys.indexOf(key) !== place) problems[`columns.${place}.key`] = { code: 'columnTwice' }
    if (!inFile.includes(plainHeader(header))) problems[`columns.${place}.header`] = { code: 'headerUnknown' }
  }
  return problems
}

type BulkProblems = Problems<BulkErrorCode>

/** Returns the headers that hold choices of items, such as `Modifier Set - Milk`: no mapping takes them. */
export function choiceHeaders(headers: readonly string[]): string[] {
  return headers.filter((header) => choices.test(plainHeader(header)))
}

const choices = /^(modifier|variation|variant|option_(name|value|set)|product_attributes|attribute|extra|add_?on)/

type Meaning = { field: string; language: Language | undefined; rank: number }

/** Returns what a header means, if its words are known. */
function meaningOf(header: string): Meaning | undefined {
  const whole = lettersOf(header)
  const direct = fieldOf(whole)
  if (direct) return direct
  for (const language of languages) {
    for (const word of languageHeaders[language]) {
      const rest = withoutWord(header, word)
      const found = rest === undefined ? undefined : fieldOf(lettersOf(rest))
      if (found) return { ...found, language }
    }
  }
  return undefined
}

function fieldOf(letters: string): Meaning | undefined {
  for (const [field, words] of Object.entries(headerWords)) {
    for (const [language, names] of Object.entries(words)) {
      const rank = names.findIndex((name) => lettersOf(name) === letters)
      if (rank >= 0) return { field, language: isKeyOf(languageHeaders, language) ? language : undefined, rank }
    }
  }
  return undefined
}

/** Returns a header without a word at its end, or undefined if it doesn't end with that word. */
function withoutWord(header: string, word: string): string | undefined {
  const parts = header
    .trim()
    .toLowerCase()
    .split(signs)
    .filter((part) => part !== '')
  const wordParts = word.split(signs)
  const isThere = wordParts.every((part, place) => parts.at(place - wordParts.length) === part)
  return isThere && parts.length > wordParts.length ? parts.slice(0, -wordParts.length).join(' ') : undefined
}

const signs = /[^\p{L}\p{N}\p{M}]+/u

/** Returns the letters and digits of a header: `Item Name`, `item_name` and `ItemName` are the same. */
function lettersOf(header: string): string {
  return header.toLowerCase().split(signs).join('')
}

function isField({ key }: BulkColumn, field: string): boolean {
  return key === field || key === `option.${field}`
}
