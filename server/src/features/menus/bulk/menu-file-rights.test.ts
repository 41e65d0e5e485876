import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { MenuFile, MenuFileResult } from '@brigade/domain/menus/bulk/bulk.file.schema.ts'
import type { Item, Menu } from '@brigade/domain/menus/menus.schema.ts'
import { type BulkRefused, named, openBulkFixture } from '#testing/bulk-fixture.ts'
import { always } from '#testing/menu-fixture.ts'
import type { TestServer } from '#testing/test-server.ts'
import { wholeMenu } from '#testing/whole-menu-file.ts'

const desk = openBulkFixture()
const { make, list } = desk

let testServer: TestServer
let admin: string
let manager: string

beforeAll(async () => {
  ;({ testServer, admin, manager } = desk)
  await testServer.request('POST', '/v1/passphrase/grant', {
    token: manager,
    body: { restaurantId: 2, gate: 'menuEdit', passphrase: 'brigade-menu' },
  })
})

describe('who may import a menu file', () => {
  it.each(staffRoles)('%s, as their rights say', async (role) => {
    const place = ['admin', 'organization', 'supermanager'].includes(role) ? 'brigade' : 'hotel'
    const token = await testServer.signIn(`${role.toLowerCase()}@${place}.demo`)
    const file = { restaurantId: 1, name: named(`File of ${role}`), dryRun: true }
    const answer = await send<BulkRefused>(file, token)

    if (can({ role }, 'menus:bulk')) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 403, body: { data: { reason: 'permission' } } })
  })

  it('nobody without a sign-in, and nobody of another venue', async () => {
    const menu = await aMenu('Foreign')
    const stranger = await testServer.signIn('manager@receipts.demo')

    expect((await send({ menuId: menu.id, ...wholeMenu }, '')).status).toBe(401)
    expect(await send({ menuId: menu.id, ...wholeMenu }, stranger)).toMatchObject({ status: 400 })
    expect(await send({ restaurantId: 2, name: named('A'), ...wholeMenu }, stranger)).toMatchObject({ status: 403 })
    expect(await send({ ...wholeMenu }, manager)).toMatchObject({ status: 400 })
  })

  it('somebody with the passphrase, for prices and discounts alike', async () => {
    const menu = await aMenu('Locked')
    const { body } = await send({ menuId: menu.id, ...wholeMenu })
    const [item] = await list<Item>(`v1/items?menuId=${menu.id}`)
    await patchVenue({ isPriceLocked: true })
    const ordertaker = await testServer.signIn('ordertaker@restaurant.demo')
    const items = [{ id: item!.id, isDiscountedPrice: true, discountedPrice: 1, ...discountTimes }]

    const refused = await send<BulkRefused>({ menuId: menu.id, items, dryRun: true }, ordertaker)
    const inList = await testServer.request<BulkRefused>('POST', '/v1/bulkItems', {
      token: ordertaker,
      body: { list: [{ menuId: menu.id, ...items[0] }], dryRun: true },
    })
    await patchVenue({ isPriceLocked: false })

    expect([refused, inList].map(({ status, body: { data } }) => [status, data.reason])).toEqual([
      [403, 'passphraseNeeded'],
      [403, 'passphraseNeeded'],
    ])
    expect(body.importId).not.toBeNull()
  })

  it('nobody but the admin sets a tag', async () => {
    const menu = await aMenu('Tagged')
    const items = [{ ...wholeMenu.items[0]!, tag: 'Specials' as const }]

    const answer = await send({ menuId: menu.id, categories: wholeMenu.categories, items }, manager)
    expect(answer).toMatchObject({ status: 403 })
    expect((await send({ menuId: menu.id, categories: wholeMenu.categories, items }, admin)).status).toBe(200)
  })
})

const discountTimes = {
  appliedDaysForDiscountedPrice: ['ALL' as const],
  appliedHoursForDiscountedPrice: ['ALL' as const],
}

function aMenu(name: string): Promise<Menu> {
  return make<Menu>('v1/menu', { restaurantId: 2, name: named(name), ...always })
}

function send<T = MenuFileResult>(body: MenuFile, token = admin) {
  return testServer.request<T>('POST', '/v1/bulkMenuFile', { token, body })
}

function patchVenue(body: object) {
  return testServer.request('PATCH', '/v1/restaurant/2', { token: admin, body })
}
