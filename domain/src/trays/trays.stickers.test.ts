import { expect, it } from 'vitest'
import { problemsOfStickerRange, serialsOf, type StickerRangeDraft } from './trays.stickers.ts'

function range(first: string, count: StickerRangeDraft['count']): StickerRangeDraft {
  return { first, count, type: 'tray' }
}

it.each<[first: string, count: number, serials: string[]]>([
  ['HARBOUR-1-009', 3, ['HARBOUR-1-009', 'HARBOUR-1-010', 'HARBOUR-1-011']],
  ['https://t.example/HARBOUR-1-009', 1, ['HARBOUR-1-009']],
  [' ABCDEFGHIJKLM ', 1, ['ABCDEFGHIJKLM']],
  ['\u200FHARBOUR‑1‑٠٢٠', 2, ['HARBOUR-1-020', 'HARBOUR-1-021']],
  ['9999999999998', 2, ['9999999999998', '9999999999999']],
])('counts on from %s: %i', (first, count, serials) => {
  expect(problemsOfStickerRange(range(first, count))).toEqual({})
  expect(serialsOf(range(first, count))).toEqual(serials)
})

it.each<[what: string, draft: StickerRangeDraft, problems: Record<string, string>]>([
  ['what is no serial', range('SHORT', 1), { first: 'serialWrong' }],
  ['nothing', range('', null), { first: 'serialWrong', count: 'stickerCountWrong' }],
  ['no sticker', range('HARBOUR-1-009', 0), { count: 'stickerCountWrong' }],
  ['half a sticker', range('HARBOUR-1-009', 1.5), { count: 'stickerCountWrong' }],
  ['too many at once', range('HARBOUR-1-009', 201), { count: 'stickerCountWrong' }],
  ['digits that run out', range('HARBOUR-1-999', 2), { count: 'serialsRunOut' }],
  ['a serial that ends in no digit', range('ABCDEFGHIJKLM', 2), { count: 'serialsRunOut' }],
])('refuses %s, at its field', (_what, draft, problems) => {
  const found = Object.entries(problemsOfStickerRange(draft)).map(([field, { code }]) => [field, code])

  expect(Object.fromEntries(found)).toEqual(problems)
  expect(serialsOf(draft)).toEqual([])
})
