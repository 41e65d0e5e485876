import { bulkBodySchemas } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { bulkLimits } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { Type } from '@sinclair/typebox'
import { expect, it } from 'vitest'
import { readListBody } from './list-body.ts'

const { items, modifiers } = bulkBodySchemas

function read(text: string, schema = items as Parameters<typeof readListBody>[1]) {
  return readListBody(Buffer.from(text), schema)
}

function aList(length: number, make = (n: number): object => ({ menuId: 1, name: { en: `Dish ${n}` } })): object[] {
  return Array.from({ length }, (_, n) => make(n))
}

it.each([
  ['one entry', { list: aList(1) }],
  ['entries in many parts', { list: aList(4_000), dryRun: true }],
  ['fields before the list', { idempotencyKey: 'import-of-today', list: aList(3) }],
  [
    'brackets, quotes and backslashes in texts',
    { list: aList(3_000, (n) => ({ menuId: 1, name: { en: `}],\\"[{ ${n} "` } })) },
  ],
  ['letters of several bytes', { list: aList(3_000, () => ({ menuId: 1, name: { en: 'Tea', ar: 'شاي 🍵' } })) }],
])('reads a body of %s', async (_what, body) => {
  expect(await read(JSON.stringify(body))).toEqual(body)
  expect(await read(` ${JSON.stringify(body, null, 2)}\n`)).toEqual(body)
})

it('reads lists within the entries', async () => {
  const body = { list: aList(2_000, (n) => ({ itemId: n + 1, modifiersList: [{ price: 1 }, { price: 2 }] })) }

  expect(await read(JSON.stringify(body), modifiers)).toEqual(body)
})

it.each([
  ['no JSON', '{"list":[{"menuId":1}'],
  ['no JSON after the list', '{"list":[{"menuId":1}]]'],
  ['a comma too many', '{"list":[{"menuId":1},]}'],
  ['an entry that is missing', `{"list":[${JSON.stringify(aList(2_000)).slice(1, -1)},,{"menuId":1}]}`],
  ['brackets that do not match', '{"list":[{"menuId":1]}]}'],
  ['no list', '{"dryRun":true}'],
  ['a list that is empty', '{"list":[]}'],
  ['a bare list', '[{"menuId":1}]'],
  ['a list further inside', '{"dryRun":{"list":[{"menuId":1}]}}'],
  ['the list of another field', '{"rows":[{"menuId":1}]}'],
  ['the same field twice', '{"list":[{"menuId":1}],"list":[{"menuId":2}]}'],
  ['a field that is not known', '{"list":[{"menuId":1}],"other":1}'],
  ['a wrong entry among many', JSON.stringify({ list: [...aList(3_000), { menuId: 'one' }] })],
  ['a key that is not taken', '{"list":[{"menuId":1,"__proto__":{}}]}'],
  ['a text that is none', '{"list":[{"menuId":1,"name":{"en":"\\u0000"}}]}'],
  ['an entry of a megabyte', `{"list":[{"menuId":1,"name":{"en":"${'a'.repeat(900_000)}"}}]}`],
  ['an entry of many lists', `{"list":[${'['.repeat(200_000)}${']'.repeat(200_000)}]}`],
  ['a long text before the list', `{"idempotencyKey":"${'a'.repeat(200_000)}","list":[{"menuId":1}]}`],
  ['a long text after the list', `{"list":[{"menuId":1}],"idempotencyKey":"${'a'.repeat(200_000)}"}`],
  ['more entries than are taken', JSON.stringify({ list: aList(bulkLimits.rows + 1, () => ({ menuId: 1 })) })],
])('leaves %s to who refuses it', async (_what, text) => {
  expect(await read(text)).toBeUndefined()
})

it.each([
  ['a list of one entry', 15_000_000, 1],
  ['a list in which it comes late', 1_200_000, 3_000],
])('refuses %s that is larger than any record', async (_what, letters, entries) => {
  const list = [...aList(entries), { menuId: 1, name: { en: 'a'.repeat(letters) } }, ...aList(10)]

  await expect(read(JSON.stringify({ list }))).rejects.toMatchObject({ code: 413, data: { reason: 'tooLarge' } })
})

it('leaves bytes that are no UTF-8 to who refuses them', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"list":[{"menuId":1,"name":{"en":"'),
    Buffer.from([0xff]),
    Buffer.from('"}}]}'),
  ])

  expect(await readListBody(bytes, items)).toBeUndefined()
})

it('leaves a list whose entries are checked beside each other as it is', async () => {
  const unique = Type.Object({ ids: Type.Array(Type.Integer(), { maxItems: 10, uniqueItems: true }) })

  expect(await read('{"ids":[1,2]}', unique)).toBeUndefined()
})
