import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { SharedGroup, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { TestServer } from '#testing/test-server.ts'
import { openMenuFixture } from '#testing/menu-fixture.ts'

const desk = openMenuFixture()

const groupsPath = 'v1/shared-modifiers'
const sidesPath = 'v1/shared-condiments'

let testServer: TestServer
let names = 0

beforeAll(async () => {
  ;({ testServer } = desk)
  await testServer.db.many('UPDATE venues SET "isPOSIntegrated" = ? RETURNING "id"', false)
})

describe.each([groupsPath, sidesPath])('%s', (path) => {
  it.each(staffRoles)('is edited by a %s as their rights say', async (role) => {
    const isAllVenues = can({ role }, 'venues:all')
    const token = await testServer.signIn(`${role.toLowerCase()}@${isAllVenues ? 'brigade' : 'hotel'}.demo`)
    const { id } = await anyOf(path)
    const ask = async (method: string, to: string, body?: object) =>
      (await testServer.request(method, to, { token, body })).status

    const [reads, writes] = [can({ role }, 'menus:readUnpublished'), can({ role }, 'menus:write')]
    expect(await ask('GET', `/${path}?restaurantId=1`)).toBe(reads ? 200 : 403)
    expect(await ask('PATCH', `/${path}/${id}`, {})).toBe(writes ? 200 : 403)
    const kind = path === groupsPath ? 'group' : 'side'
    expect(await ask('POST', '/v1/shared-links', { kind, id })).toBe(writes ? 200 : 403)
  })

  it("is nothing to another venue's people, to guests and to those who aren't signed in", async () => {
    const { id } = await anyOf(path)
    const kind = path === groupsPath ? 'group' : 'side'
    const stranger = await testServer.signIn('manager@restaurant.demo')
    const guest = (await testServer.guestAt('Room 204')).token
    const ask = async (method: string, to: string, token: string | undefined, body?: object) =>
      (await testServer.request(method, to, { token, body })).status

    expect(await ask('GET', `/${path}/${id}`, stranger)).toBe(404)
    expect(await ask('PATCH', `/${path}/${id}`, stranger, { isActive: false })).toBe(404)
    expect(await ask('DELETE', `/${path}/${id}`, stranger)).toBe(404)
    expect(await ask('POST', '/v1/shared-links', stranger, { kind, id, add: [1] })).toBe(404)
    expect(await ask('GET', `/${path}`, guest)).toBe(403)
    expect(await ask('GET', `/${path}`, undefined)).toBe(401)
  })
})

function anyOf(path: string): Promise<{ id: number }> {
  names += 1
  const name = { en: `Sauce ${names}`, ar: `Sauce ${names}` }
  return path === groupsPath
    ? desk.add<SharedGroup>(path, { restaurantId: 1, groupName: name, modifiersList: [] })
    : desk.add<SharedSide>(path, { restaurantId: 1, name, price: 1, max: 1 })
}
