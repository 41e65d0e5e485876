import type { Language } from '../../kit/languages.ts'
import type { Venue } from '../../venues/venues.schema.ts'
import type { BulkKind } from './bulk.kinds.ts'

/** How the cells of a column are read. */
export type ColumnType =
  | 'id'
  | 'text'
  | 'price'
  | 'calory'
  | 'min'
  | 'max'
  | 'ecoTag'
  | 'category'
  | 'posId'
  | 'optionId'

/**
 * A column of a spreadsheet. `key` is where its value stands in the record, so that a problem of the record is one of the cell; what is
 * of a group's option begins with `option.`.
 */
export type BulkColumn = { key: string; header: string; type: ColumnType; language?: Language; alsoCalled?: string[] }

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

/** The columns of a kind's spreadsheet, in their order, the `id` first. (spec 2, §9) */
export function bulkColumns(kind: BulkKind, settings: Settings): BulkColumn[] {
  return [{ key: 'id', header: 'id', type: 'id' }, ...ownColumns[kind](settings)]
}

/** A header as it is compared: `POS Id` and `pos_id` are one. */
export function plainHeader(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
}

/** For each header of a file the column that it names, or nothing; of two that name one, the first counts. */
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
  menus: (settings) => [
    ...texts('name', 'name', settings),
    ...(settings.isPOSIntegrated
      ? [{ key: 'menuPosId', header: 'pos_profile', type: 'posId' as const, alsoCalled: ['pos_id'] }]
      : []),
  ],
  categories: (settings) => texts('name', 'name', settings),
  items: (settings) => [
    ...texts('name', 'name', settings),
    ...texts('description', 'description', settings),
    price('price'),
    { key: 'calory', header: 'calory', type: 'calory', alsoCalled: ['calories'] },
    { key: 'categoryId', header: 'category', type: 'category' },
    { key: 'ecoTag', header: 'eco_tag', type: 'ecoTag' },
    ...posIds('posItemId', settings),
  ],
  sides: (settings) => [
    ...texts('name', 'name', settings),
    price('price'),
    { key: 'min', header: 'minimum', type: 'min', alsoCalled: ['min'] },
    { key: 'max', header: 'maximum', type: 'max', alsoCalled: ['max'] },
    ...posIds('posItemId', settings),
  ],
  modifiers: (settings) => [
    ...texts('groupName', 'group_name', settings),
    { key: 'option._id', header: 'option_id', type: 'optionId' },
    ...texts('option.name', 'name', settings),
    price('option.price'),
    ...posIds('option.posItemId', settings),
  ],
} satisfies Record<BulkKind, (settings: Settings) => BulkColumn[]>

function texts(key: string, header: string, { languages }: Settings): BulkColumn[] {
  return languages.map((language) => ({
    key: `${key}.${language}`,
    header: `${header}_${languageWords[language]}`,
    type: 'text',
    language,
  }))
}

function price(key: string): BulkColumn {
  return { key, header: 'price', type: 'price' }
}

function posIds(key: string, { isPOSIntegrated }: Settings): BulkColumn[] {
  return isPOSIntegrated ? [{ key, header: 'POS Id', type: 'posId' }] : []
}
