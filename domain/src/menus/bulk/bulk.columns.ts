import type { Language } from '../../kit/languages.ts'
import type { Cell } from '../../kit/sheet-cells.ts'
import type { Venue } from '../../venues/venues.schema.ts'
import {
  categoryFields,
  groupFields,
  isLocal,
  itemFields,
  menuFields,
  optionFields,
  type PartFields,
  type SheetKind,
  sideFields,
} from '../menus.fields.ts'
import type { BulkKind, FileKind } from './bulk.kinds.ts'

/** The ways to read the cells of a column. */
export type ColumnType = 'id' | 'optionId' | 'itemRef' | SheetKind

/**
 * A column of a spreadsheet. `key` is the path of its value in the record, so that a problem of the record is one of
 * the cell; keys of a group's options begin with `option.`.
 */
export type BulkColumn = {
  key: string
  header: string
  type: ColumnType
  language?: Language
  alsoCalled?: readonly string[]
  example?: Cell
}

type Settings = Pick<Venue, 'isPOSIntegrated'> & { languages: readonly Language[] }

const languageWords = {
  en: 'english',
  ar: 'arabic',
  de: 'german',
  it: 'italian',
  ru: 'russian',
  fr: 'french',
  ku: 'kurdish',
  sw: 'swahili',
  tr: 'turkish',
} satisfies Record<Language, string>

/** Returns the columns of a kind's spreadsheet in their order, the `id` first. (spec 2, §9) */
export function bulkColumns(kind: BulkKind, settings: Settings): BulkColumn[] {
  return [{ key: 'id', header: 'id', type: 'id' }, ...ownColumns[kind](settings)]
}

/**
 * Returns the columns of a kind's sheet in a menu file: rows of sides and options name their item. `item_id` finds it
 * whatever it is called by now.
 */
export function fileColumns(kind: FileKind, settings: Settings): BulkColumn[] {
  const [id, ...own] = bulkColumns(kind, settings)
  return kind === 'sides' || kind === 'modifiers' ? [id!, ...itemColumns, ...own] : [id!, ...own]
}

const itemColumns: readonly BulkColumn[] = [
  { key: 'itemId', header: 'item_id', type: 'itemRef' },
  { key: 'item.category', header: 'category', type: 'itemRef', example: 'Soups' },
  { key: 'item.name', header: 'item', type: 'itemRef', example: 'Lentil soup' },
]

/** Returns a header for comparisons: `POS Id` and `pos_id` are equal. */
export function plainHeader(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
}

/** Maps each header to its column, or undefined. If two headers match one column, the first wins. */
export function matchHeaders(headers: readonly string[], columns: readonly BulkColumn[]): (BulkColumn | undefined)[] {
  const byHeader = new Map(
    columns.flatMap((column) =>
      [column.header, ...(column.alsoCalled ?? [])].map((name) => [plainHeader(name), column]),
    ),
  )
  const taken = new Set<BulkColumn>()
  return headers.map((header) => {
    const column = byHeader.get(plainHeader(header))
    if (!column || taken.has(column)) return undefined
    taken.add(column)
    return column
  })
}

const ownColumns = {
  menus: (settings) => columnsOf(menuFields, settings),
  categories: (settings) => columnsOf(categoryFields, settings),
  items: (settings) => columnsOf(itemFields, settings),
  sides: (settings) => columnsOf(sideFields, settings),
  modifiers: (settings) => [
    ...columnsOf(groupFields, settings),
    { key: 'option._id', header: 'option_id', type: 'optionId' },
    ...columnsOf(optionFields, settings).map((column) => ({ ...column, key: `option.${column.key}` })),
  ],
} satisfies Record<BulkKind, (settings: Settings) => BulkColumn[]>

function columnsOf(fields: PartFields, { languages, isPOSIntegrated }: Settings): BulkColumn[] {
  return Object.entries(fields).flatMap(([key, field]): BulkColumn[] => {
    if (!('header' in field) || field.header === undefined) return []
    const { is: type, header, alsoCalled, example } = field
    if (isLocal(field)) {
      return languages.map((language) => ({
        key: `${key}.${language}`,
        header: `${header}_${languageWords[language]}`,
        type,
        language,
      }))
    }
    return type !== 'posId' || isPOSIntegrated ? [{ key, header, type, alsoCalled, example }] : []
  })
}
