import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import type { Item, Menu } from '@brigade/domain/menus/menus.schema.ts'
import { type BulkRefused, named, openBulkFixture } from '#testing/bulk-fixture.ts'
import type { TestServer } from '#testing/test-server.ts'

const desk = openBulkFixture()
const { bulk, list, itemsOf, soup } = desk

let testServer: TestServer
let admin: string
let stranger: string

beforeAll(async () => {
  ;({ testServer, admin } = desk)
  stranger = await testServer.signIn('manager@receipts.demo')
})

describe('who may import', () => {
  it.each(staffRoles)('%s, as their rights say', async (role) => {
    const place = ['admin', 'organization', 'supermanager'].includes(role) ? 'brigade' : 'hotel'
    const token = await testServer.signIn(`${role.toLowerCase()}@${place}.demo`)
    const answer = await testServer.request<BulkRefused>('POST', '/v1/bulkMenus', {
      token,
      body: { list: [{ restaurantId: 1, menuPosId: '1', name: named(`By ${role}`) }], dryRun: true },
    })

    if (can({ role }, 'menus:bulk')) expect(answer).toMatchObject({ status: 200, body: { created: 1 } })
    else expect(answer).toMatchObject({ status: 403, body: { data: { reason: 'permission' } } })
  })

  it('nobody without a sign-in', async () => {
    expect((await bulk('v1/bulkItems', [soup('A')], '')).status).toBe(401)
  })

  it("nobody at another's venue, also by the id of a record there", async () => {
    const { body } = await bulk('v1/bulkItems', [soup('Tomato')], admin)
    expect(body).toMatchObject({ created: 1 })
    const [item] = (await itemsOf(desk.category)) as [Item]
    const theirs = (await list<Menu>('v1/menu?restaurantId=3')).find(({ restaurantId }) => restaurantId === 3)!
    const answers = await Promise.all([
      bulk<BulkRefused>('v1/bulkItems', [soup('A')], stranger),
      bulk<BulkRefused>('v1/bulkItems', [{ id: item.id, menuId: theirs.id, price: 1 }], stranger),
      bulk<BulkRefused>('v1/bulkMenus', [{ restaurantId: 2, name: named('A') }], stranger),
    ])

    expect(answers[0].body.data.fields).toEqual({ 'list.0.menuId': 'This menu doesn’t exist at this venue.' })
    expect(answers[1].body.data.fields).toEqual({ 'list.0.id': bulkErrors.idUnknown })
    expect(answers[2]).toMatchObject({ status: 403, body: { data: { reason: 'otherVenue' } } })
  })

  it('nobody for two venues at once', async () => {
    const theirs = (await list<Menu>('v1/menu?restaurantId=3'))[0]!
    const answer = await bulk<BulkRefused>('v1/bulkItems', [soup('A'), { ...soup('B'), menuId: theirs.id }], admin)

    expect(Object.values(answer.body.data.fields!)).toContain(bulkErrors.venuesDiffer)
  })

  it('somebody who gave the passphrase, where single edits ask for it', async () => {
    const token = await testServer.signIn('ordertaker@hotel.demo')
    const hotelMenu = (await list<Menu>('v1/menu?restaurantId=1')).find(({ hasCategories }) => hasCategories)!
    const body = { list: [{ menuId: hotelMenu.id, name: named('Gated') }], dryRun: true }
    const ask = () => testServer.request<BulkRefused>('POST', '/v1/bulkCategory', { token, body })
    const refused = await ask()
    await testServer.request('POST', '/v1/passphrase/grant', {
      token,
      body: { restaurantId: 1, gate: 'menuEdit', passphrase: 'brigade-menu' },
    })

    expect(refused).toMatchObject({ status: 403, body: { data: { reason: 'passphraseNeeded' } } })
    expect((await ask()).status).toBe(200)
  })
})
