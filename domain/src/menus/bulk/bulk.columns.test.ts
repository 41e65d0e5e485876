import { describe, expect, it } from 'vitest'
import { aVenue } from '../../../testing/venues.builders.ts'
import { languages } from '../../kit/languages.ts'
import { contentLanguages } from '../menus.languages.ts'
import { bulkColumns, matchHeaders } from './bulk.columns.ts'
import { bulkKinds } from './bulk.kinds.ts'

const all = { languages, isPOSIntegrated: true }

describe('the columns of a spreadsheet', () => {
  it.each(bulkKinds)('of %s begin with the id and name all nine languages', (kind) => {
    const headers = bulkColumns(kind, all).map(({ header }) => header)

    expect(headers[0]).toBe('id')
    const words = ['english', 'arabic', 'german', 'italian', 'russian', 'french', 'kurdish', 'swahili', 'turkish']
    for (const word of words) expect(headers).toContain(`name_${word}`)
    expect(new Set(headers).size).toBe(headers.length)
  })

  it('of items hold what the specification lists', () => {
    const headers = bulkColumns('items', { languages: ['en', 'ar'], isPOSIntegrated: true }).map(({ header }) => header)

    expect(headers).toEqual([
      'id',
      'name_english',
      'name_arabic',
      'description_english',
      'description_arabic',
      'price',
      'discounted',
      'discounted_price',
      'discount_days',
      'discount_hours',
      'days',
      'hours',
      'preparation_minutes',
      'calory',
      'category',
      'eco_tag',
      'active',
      'hide_price',
      'recommendable',
      'POS Id',
      'tag',
    ])
  })

  it('have a POS key only where there is a POS', () => {
    const headers = bulkColumns('sides', { languages: ['en'], isPOSIntegrated: false }).map(({ header }) => header)

    expect(headers).toEqual(['id', 'name_english', 'price', 'minimum', 'maximum', 'active'])
  })

  it("follow the venue's languages", () => {
    expect(contentLanguages(aVenue())).toEqual(['en', 'ar'])
    expect(contentLanguages(aVenue({ hasGerman: true, hasKurdish: true }))).toEqual(['en', 'ar', 'de', 'ku'])
  })
})

describe('headers', () => {
  const columns = bulkColumns('items', all)
  const keysOf = (headers: string[]) => matchHeaders(headers, columns).map((column) => column?.key)

  it('are known in any case, with spaces or signs between their words', () => {
    expect(keysOf(['Name English', ' NAME-ARABIC ', 'pos_id', 'POS Id', 'Calories', 'eco  tag'])).toEqual([
      'name.en',
      'name.ar',
      'posItemId',
      undefined,
      'calory',
      'ecoTag',
    ])
  })

  it('that no kind has name nothing', () => {
    expect(keysOf(['colour', '', 'price'])).toEqual([undefined, undefined, 'price'])
  })
})
