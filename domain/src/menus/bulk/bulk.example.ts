import type { LocalText } from '../../kit/languages.ts'
import { readWhole, typedNumber } from '../../kit/read-number.ts'
import { comparedText } from '../../kit/plain-text.ts'
import { type Cell, textOfCell } from '../../kit/sheet-cells.ts'
import type { BulkColumn, ColumnType } from './bulk.columns.ts'
import type { BulkKind } from './bulk.kinds.ts'
import type { BulkRow, BulkSheet } from './bulk.sheet.ts'

const names = {
  menus: {
    en: 'Breakfast',
    ar: 'الفطور',
    de: 'Frühstück',
    it: 'Colazione',
    ru: 'Завтрак',
    fr: 'Petit-déjeuner',
    ku: 'نانی بەیانی',
  },
  categories: { en: 'Soups', ar: 'الشوربات', de: 'Suppen', it: 'Zuppe', ru: 'Супы', fr: 'Soupes', ku: 'شۆرباکان' },
  items: {
    en: 'Lentil soup',
    ar: 'شوربة عدس',
    de: 'Linsensuppe',
    it: 'Zuppa di lenticchie',
    ru: 'Чечевичный суп',
    fr: 'Soupe de lentilles',
    ku: 'شۆربای نیسک',
  },
  sides: { en: 'Bread', ar: 'خبز', de: 'Brot', it: 'Pane', ru: 'Хлеб', fr: 'Pain', ku: 'نان' },
  modifiers: { en: 'Large', ar: 'كبير', de: 'Groß', it: 'Grande', ru: 'Большой', fr: 'Grand', ku: 'گەورە' },
} satisfies Record<BulkKind, LocalText>

const descriptions: LocalText = {
  en: 'With lemon',
  ar: 'بالليمون',
  de: 'Mit Zitrone',
  it: 'Con limone',
  ru: 'С лимоном',
  fr: 'Au citron',
  ku: 'لەگەڵ لیمۆ',
}

const groupNames: LocalText = {
  en: 'Size',
  ar: 'الحجم',
  de: 'Größe',
  it: 'Misura',
  ru: 'Размер',
  fr: 'Taille',
  ku: 'قەبارە',
}

const values: Partial<Record<ColumnType, Cell>> = {
  price: 27.5,
  calories: 240,
  min: 0,
  max: 3,
  ecoTag: 'vegan',
  posId: '10001',
  flag: 'yes',
  minutes: 15,
  tag: 'Specials',
}

/** Returns an empty workbook of a kind: the headers, and one example row. `category` is a category of the venue. */
export function exampleCells(kind: BulkKind, columns: readonly BulkColumn[], category = 'Soups'): Cell[][] {
  return [columns.map(({ header }) => header), columns.map((column) => exampleOf(kind, column, category))]
}

/**
 * Returns a sheet without the example row of the empty workbook, if that row is still first and unchanged. Its category
 * and any other columns than the workbook's may differ.
 */
export function withoutExample(kind: BulkKind, sheet: BulkSheet): BulkSheet & { examplePlace?: number } {
  const [first] = sheet.rows
  if (!first || !isExample(kind, first, sheet.columns)) return sheet
  return { ...sheet, rows: sheet.rows.slice(1), places: sheet.places.slice(1), examplePlace: sheet.places[0] }
}

function isExample(kind: BulkKind, row: BulkRow, columns: readonly BulkColumn[]): boolean {
  const shown = columns.filter(({ type }) => type !== 'category')
  const isNamed = ['en', 'ar'].every((language) => columns.some((column) => column.language === language))
  return isNamed && shown.every((column) => saysTheSame(row[column.key] ?? '', exampleOf(kind, column, '')))
}

/** Returns whether a text equals the example. Spreadsheets format numbers as their country does. */
function saysTheSame(text: string, example: Cell): boolean {
  if (typeof example === 'number') return typedNumber(text, readWhole(text)) === example
  return comparedText(text) === comparedText(textOfCell(example))
}

function exampleOf(kind: BulkKind, { key, type, language, example }: BulkColumn, category: string): Cell {
  if (type === 'category') return category
  if (language) return textsOf(kind, key)[language] ?? ''
  return example ?? values[type] ?? ''
}

function textsOf(kind: BulkKind, key: string): LocalText {
  if (key.startsWith('groupName.')) return groupNames
  return key.startsWith('description.') ? descriptions : names[kind]
}
