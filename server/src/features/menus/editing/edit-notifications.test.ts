import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestServer } from '#testing/test-server.ts'
import { always, openMenuFixture, soup } from '#testing/menu-fixture.ts'
import { hotelEmails } from '#testing/order-fixture.ts'

type Made = { id: number }

const desk = openMenuFixture()
const name = { en: 'Griddle', ar: 'صاج' }

let testServer: TestServer

beforeAll(() => {
  ;({ testServer } = desk)
})

beforeEach(() => testServer.db.many('DELETE FROM admin_notifications'))

/** Creates one of each kind of menu part, changes it once, and deletes all again from the last to the first. */
async function editEverything(token: string): Promise<void> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await testServer.request<Made>(method, `/v1/${path}`, { token, body })
    expect(answer, `${method} ${path} ${JSON.stringify(answer.body)}`).toMatchObject({
      status: method === 'POST' ? 201 : 200,
    })
    return answer.body
  }
  const menu = await ask('POST', 'menu', { restaurantId: 1, name, ...always })
  const category = await ask('POST', 'category', { menuId: menu.id, name, ...always })
  const dish = { menuId: menu.id, categoryId: category.id, description: { en: 'Hot', ar: 'ساخن' }, price: 12.5 }
  const item = await ask('POST', 'items', { ...dish, name: soup, posItemId: 'g-1', ...always })
  const side = await ask('POST', 'condiments', { itemId: item.id, name: soup, price: 2.5, max: 3, posItemId: 'g-2' })
  const group = await ask('POST', 'modifiers', { itemId: item.id, groupName: { en: 'Size', ar: 'الحجم' } })
  const made = [
    ['modifiers', group, { isActive: false }],
    ['condiments', side, { max: 2 }],
    ['items', item, { prepareTime: 12 }],
    ['category', category, { isActive: false }],
    ['menu', menu, { isActive: false }],
  ] as const
  for (const [path, { id }, change] of made) await ask('PATCH', `${path}/${id}`, change)
  for (const [path, { id }] of made) await ask('DELETE', `${path}/${id}`)
}

const everything = ['menu', 'category', 'item', 'side', 'modifier'].flatMap((entity) =>
  ['created', 'updated', 'deleted'].map((action) => `${entity} ${action}`),
)

it.each<[StaffRole, string]>([
  ['manager', 'Layla Haddad'],
  ['orderTaker', 'Omar Siddiqui'],
  ['supermanager', 'Priya Menon'],
])('tells the head office of each edit by a %s, by their name', async (role, editor) => {
  const token = await signIn(role)
  const office = await testServer.connect(await testServer.signIn(hotelEmails.organization))

  await editEverything(token)

  await office.caughtUp()
  const told = office.heard<AdminNotification>('v1/admin-notifications created')
  expect(told.map(({ entity, action }) => `${entity} ${action}`).toSorted()).toEqual(everything.toSorted())
  for (const each of told) {
    expect(each).toMatchObject({ restaurantId: 1, restaurantName: 'Harbour Hotel', isActive: true })
    expect(`${each.editorProfile.fname} ${each.editorProfile.lname}`).toBe(editor)
  }
})

it('tells it of none by the admin', async () => {
  const office = await testServer.connect(await testServer.signIn(hotelEmails.organization))

  await editEverything(await signIn('admin'))

  await office.caughtUp()
  expect(office.heard('v1/admin-notifications created')).toEqual([])
  expect(await testServer.db.many('SELECT 1 FROM admin_notifications')).toEqual([])
})

/** Signs in, with the passphrase of the menu for those who need it. */
async function signIn(role: StaffRole): Promise<string> {
  const token = await testServer.signIn(hotelEmails[role])
  if (role === 'manager' || role === 'orderTaker') {
    const body = { restaurantId: 1, gate: 'menuEdit', passphrase: 'brigade-menu' }
    expect((await testServer.request('POST', '/v1/passphrase/grant', { token, body })).status).toBeLessThan(300)
  }
  return token
}
