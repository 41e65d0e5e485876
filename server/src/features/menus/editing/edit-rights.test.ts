import { beforeAll, describe, expect, it } from 'vitest'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import type { TestServer } from '#testing/test-server.ts'
import { openMenuFixture, type Part, type Refused } from '#testing/menu-fixture.ts'

const desk = openMenuFixture()
const { list, firstOf } = desk

let testServer: TestServer
let admin: string

beforeAll(async () => {
  ;({ testServer, admin } = desk)
})

describe.each(['v1/menu', 'v1/category', 'v1/items', 'v1/condiments', 'v1/modifiers'])('%s', (path) => {
  it.each(staffRoles)('is edited by a %s as their rights say', async (role) => {
    const isAllVenues = can({ role }, 'venues:all')
    const token = await testServer.signIn(`${role.toLowerCase()}@${isAllVenues ? 'brigade' : 'hotel'}.demo`)

    const answer = await testServer.request<Refused>('PATCH', `/${path}/${(await firstOf(path, 1)).id}`, {
      token,
      body: {},
    })

    expect(answer.status).toBe(can({ role }, 'menus:write') ? 200 : 403)
  })

  it("is not edited by a stranger, nor by guests, machines or who isn't signed in", async () => {
    const { id } = await firstOf(path, 2)
    const stranger = await testServer.signIn('manager@hotel.demo')
    const guest = (await testServer.guestAt('Room 204')).token
    const ask = (method: string, token: string | undefined) =>
      testServer.request(method, `/${path}/${id}`, {
        token,
        body: method === 'PATCH' ? { isActive: false } : undefined,
      })

    expect((await ask('PATCH', stranger)).status).toBe(404)
    expect((await ask('DELETE', stranger)).status).toBe(404)
    expect((await ask('PATCH', guest)).status).toBe(403)
    expect((await ask('DELETE', 'brigade-demo-payments-2')).status).toBe(403)
    expect((await ask('PATCH', undefined)).status).toBe(401)
    expect((await testServer.request('GET', `/${path}/${id}`, { token: admin })).body).toMatchObject({ isActive: true })
  })

  it('gives some fields of the records whose name is looked for', async () => {
    const [first] = await list<Part & { name?: { en: string }; groupName?: { en: string } }>(path, '&restaurantId=1')
    const word = (first!.name ?? first!.groupName)!.en.slice(1, 5).toUpperCase()

    const found = await list<Part>(
      path,
      `&restaurantId=1&name=${encodeURIComponent(word)}&$select[]=id&$select[]=index`,
    )

    expect(found).toContainEqual({ id: first!.id, index: first!.index })
    expect(await list<Part>(path, '&restaurantId=1&name=%25')).toEqual([])
  })
})
