import { aSticker, aTray } from '@brigade/domain/testing/trays.builders.ts'
import { expect, it } from 'vitest'
import { stickerRows } from '#features/trays/settings/sticker-rows.ts'

const stickers = [1, 20, 21].map(aSticker)
const trays = [aTray({ trayOutQR: 'HARBOUR-1-021', tableName: 'Garden Villa ١٢' })]

it.each<[search: string, found: string[]]>([
  ['', ['HARBOUR-1-001', 'HARBOUR-1-020', 'HARBOUR-1-021']],
  ['harbour-1-02', ['HARBOUR-1-020', 'HARBOUR-1-021']],
  ['020', ['HARBOUR-1-020']],
  ['٠٢٠', ['HARBOUR-1-020']],
  ['…-020', ['HARBOUR-1-020']],
  ['Tray …-020', ['HARBOUR-1-020']],
  ['\u200FHARBOUR‑1‑020', ['HARBOUR-1-020']],
  ['Room 204: https://t.example/tray/HARBOUR-1-020/', ['HARBOUR-1-020']],
  ['garden  villa 12', ['HARBOUR-1-021']],
  ['villa ۱۲', ['HARBOUR-1-021']],
  ['Room 204', []],
])('finds stickers by %j', (search, found) => {
  const rows = stickerRows(stickers, { trays, state: undefined, search })

  expect(rows.map(({ sticker }) => sticker.serialContent)).toEqual(found)
})
