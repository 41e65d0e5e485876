import { expect, it } from 'vitest'
import { type FieldKind, itemFields } from '@brigade/domain/menus/menus.fields.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { type WholeMenu, wholeMenuFields } from '@brigade/domain/menus/menus.whole-menu.ts'
import { openMenuFixture } from '#testing/menu-fixture.ts'

const desk = openMenuFixture()

/** A value of each kind of field that needs no other field and no other record. */
const samples: Partial<Record<FieldKind, unknown>> = {
  name: { en: 'Leek soup', ar: 'شوربة كراث' },
  lines: { en: 'With cream', ar: 'بالكريمة' },
  text: 'Serve hot',
  price: 14.5,
  minutes: 20,
  calories: 310,
  days: ['Monday'],
  hours: ['8', '9'],
  ecoTag: 'vegan',
  posId: '77',
  tag: 'Specials',
}

it('keeps what is sent for each field of an item, and shows it to guests with the whole menu', async () => {
  const { item } = await desk.addWinterMenu()
  const sent: Record<string, unknown> = {}
  for (const [field, { is }] of Object.entries(itemFields)) if (is in samples) sent[field] = samples[is]

  await desk.change<Item>('v1/items', item.id, sent)

  expect(Object.keys(sent).length).toBeGreaterThan(10)
  expect(await desk.read<Item>('v1/items', item.id)).toMatchObject(sent)
  const { body } = await desk.testServer.request<WholeMenu>('GET', '/v1/whole-menu?restaurantId=2', {
    token: desk.admin,
  })
  const shown = body.menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items))
  const publicFields: readonly string[] = wholeMenuFields.items
  const publicValues = Object.entries(sent).filter(([field]) => publicFields.includes(field))
  expect(shown.find(({ id }) => id === item.id)).toMatchObject(Object.fromEntries(publicValues))
})
