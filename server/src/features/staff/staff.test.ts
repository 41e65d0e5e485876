import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { StaffLink, StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cutOff } from '#testing/cut-off.ts'
import { type StaffOffice, startStaffOffice } from './testing/staff-office.ts'

let office: StaffOffice

beforeAll(async () => void (office = await startStaffOffice()))
afterAll(() => office.testServer.close())

describe('the list', () => {
  it('of a manager has the people of the venue, without those above', async () => {
    const { body } = await list('$limit=100', office.manager)

    expect(new Set(body.data.map(({ role }) => role))).toEqual(
      new Set(['manager', 'orderTaker', 'waiter', 'chief', 'marketing', 'finance']),
    )
    expect(body.data.every(({ restaurantId }) => restaurantId.join() === '1')).toBe(true)
    expect(JSON.stringify(body)).not.toContain('passwordHash')
  })

  it('of an admin has everybody, of an organization all but admins and super managers', async () => {
    const organization = await office.testServer.signIn('organization@brigade.demo')
    const rolesOf = async (token: string) =>
      new Set((await list('$limit=100', token)).body.data.map(({ role }) => role))

    expect(await rolesOf(office.admin)).toEqual(new Set(staffRoles))
    expect(await rolesOf(organization)).toEqual(
      new Set(staffRoles.filter((role) => role !== 'admin' && role !== 'supermanager')),
    )
  })

  it('is narrowed by venue, role, state and text', async () => {
    const { body: invited } = await office.invite({ fname: 'Žofia', role: 'chief' })

    const emails = async (query: string) => (await list(query)).body.data.map(({ email }) => email)
    expect(await emails('restaurantId=2&role=waiter')).toEqual(['waiter@restaurant.demo'])
    expect(await emails('state=invited&search=%C5%BEOFIA')).toEqual([invited.member.email])
    expect(await emails('search=grace%20mwangi')).toEqual(['waiter@hotel.demo'])
    expect(await emails('search=nobody')).toEqual([])
    expect(await emails('state=deactivated')).toEqual([])
  })

  it('of another venue is refused', async () => {
    expect(await list('restaurantId=2', office.manager)).toMatchObject({ status: 403 })
  })

  it('is in pages, by name', async () => {
    const { body } = await list('$limit=2&$skip=1&restaurantId=2&role=manager')

    expect(body).toMatchObject({ total: 1, limit: 2, skip: 1, data: [] })
  })
})

describe('changing an account', () => {
  it('renames it, tells those who may list it, and nobody else', async () => {
    const { id } = await office.join()
    const screen = await office.testServer.connect(office.manager)
    const waiter = await office.testServer.connect(await office.testServer.signIn('waiter@hotel.demo'))
    const elsewhere = await office.testServer.connect(await office.testServer.signIn('manager@restaurant.demo'))
    const { version } = await office.read(id)

    const { status, body } = await office.patch(id, { fname: ' Augusta ', version }, office.manager)

    expect(status).toBe(200)
    expect(body).toMatchObject({ fname: 'Augusta', version: version + 1, updatedBy: 'Layla Haddad', sessions: 1 })
    for (const each of [screen, waiter, elsewhere]) await each.caughtUp()
    expect(screen.heard('v1/staff patched')).toEqual([{ id, restaurantId: [1] }])
    expect([...waiter.heard('v1/staff patched'), ...elsewhere.heard('v1/staff patched')]).toEqual([])
  })

  it('refuses an outdated version, but not if nothing is changed', async () => {
    const { id } = await office.join()
    const { version } = await office.read(id)
    await office.patch(id, { fname: 'First' })

    expect(await office.patch(id, { fname: 'Second', version })).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion', current: { fname: 'First' } } },
    })
    expect(await office.patch(id, { fname: 'First', version })).toMatchObject({ status: 200 })
  })

  it('is not found by a manager of another venue, for the head office by a manager, or for a super manager', async () => {
    const { id } = await office.join()
    const stranger = await office.testServer.signIn('manager@restaurant.demo')
    const organization = await office.testServer.signIn('organization@brigade.demo')

    expect(await office.patch(id, { fname: 'X' }, stranger)).toMatchObject({ status: 404 })
    expect(await office.patch(1, { fname: 'X' }, office.manager)).toMatchObject({ status: 404 })
    expect(await office.patch(3, { fname: 'X' }, organization)).toMatchObject({ status: 404 })
    expect(await office.patch(2_000_000, { fname: 'X' })).toMatchObject({ status: 404 })
  })

  it.each<[string, number, object, number, object]>([
    ['another manager', 4, { fname: 'X' }, 403, { reason: 'notManaged' }],
    ['their own role', 4, { role: 'admin' }, 403, { reason: 'ownAccess' }],
  ])('is refused to a manager for %s', async (_what, id, body, status, data) => {
    expect(await office.patch(id, body, office.manager)).toMatchObject({ status, body: { data } })
  })

  it('gives nobody a role above the caller’s', async () => {
    const { id } = await office.join()
    const organization = await office.testServer.signIn('organization@brigade.demo')

    expect(await office.patch(id, { role: 'manager' }, office.manager)).toMatchObject({
      status: 400,
      body: { data: { codes: { role: 'roleNotYours' } } },
    })
    expect(await office.patch(id, { role: 'admin' }, organization)).toMatchObject({ status: 400 })
    expect(await office.patch(id, { role: 'organization' }, organization)).toMatchObject({
      status: 200,
      body: { role: 'organization', restaurantId: [] },
    })
    expect(await office.patch(id, { role: 'waiter' }, organization)).toMatchObject({
      status: 400,
      body: { data: { codes: { restaurantId: 'venueMissing' } } },
    })
  })

  it('of a new role signs the person out, a new name does not', async () => {
    const { id, token } = await office.join()
    const status = async () => (await office.testServer.request('GET', '/v1/userdata', { token })).status

    await office.patch(id, { lname: 'King' })
    expect(await status()).toBe(200)
    await office.patch(id, { role: 'chief' })
    expect(await status()).toBe(401)
  })
})

describe('a link', () => {
  it.each([{ role: 'chief' }, { restaurantId: [1, 2] }])(
    'that a manager made ends when the person gets more than the manager may give: %j',
    async (change) => {
      const { id } = await office.join()
      const { body } = await office.testServer.request<StaffLink>('POST', '/v1/staff/link', {
        token: office.manager,
        body: { id },
      })

      await office.patch(id, change)

      expect(await office.accept(body.link)).toMatchObject({ status: 409, body: { data: { reason: 'linkRenewed' } } })
    },
  )

  it('still works when only the name was corrected', async () => {
    const { body } = await office.invite()

    await office.patch(body.id, { fname: 'Augusta' })

    expect(await office.accept(body.link)).toMatchObject({ status: 201, body: { user: { fname: 'Augusta' } } })
  })
})

describe('a person of two venues', () => {
  it('is a person of both managers, who see their own venue only and take them off it', async () => {
    const { id, token } = await office.join({ restaurantId: [2, 1] })
    const screen = await office.testServer.connect(token)
    const isCut = cutOff(screen)
    expect((await office.testServer.request('GET', `/v1/staff/${id}`, { token: office.manager })).body).toMatchObject({
      restaurantId: [1],
      worksElsewhere: true,
    })
    expect(await office.patch(id, { isActive: false }, office.manager)).toMatchObject({
      status: 403,
      body: { data: { reason: 'worksElsewhere' } },
    })

    const { status } = await office.patch(id, { restaurantId: [] }, office.manager)
    await isCut

    expect(status).toBe(200)
    expect(await office.read(id)).toMatchObject({ restaurantId: [2], worksElsewhere: false })
    expect((await office.testServer.request('GET', '/v1/order?restaurantId=1', { token })).status).toBe(401)
  })

  it('does not show a manager the name of another tenant’s manager', async () => {
    const { id } = await office.join({ restaurantId: [2, 1] })
    const stranger = await office.testServer.signIn('manager@restaurant.demo')
    const seenBy = async (token: string) =>
      (await office.testServer.request<StaffMember>('GET', `/v1/staff/${id}`, { token })).body.updatedBy
    await office.patch(id, { fname: 'Grace' })
    expect(await seenBy(stranger)).toBe('Nadia Rahal')

    await office.patch(id, { restaurantId: [] }, office.manager)

    expect(await seenBy(stranger)).toBeNull()
    expect(await seenBy(office.admin)).toBe('Layla Haddad')
  })

  it('is in the audit log of each venue with this venue only', async () => {
    const { id } = await office.join({ restaurantId: [2, 1] })
    await office.patch(id, { restaurantId: [] }, office.manager)
    await office.patch(id, { restaurantId: [2, 3] })

    const logged = await office.testServer.db.many<{ by: string; restaurantId: number; changes: string }>(
      `SELECT "by", "restaurantId", "changes" FROM audit_log
       WHERE "record" = 'person' AND "recordId" = ? AND "changes" LIKE '%"venues"%' ORDER BY "id"`,
      id,
    )

    const [hotel, kitchen, third] = (
      await office.testServer.db.many<{ name: string }>('SELECT "name" FROM venues WHERE "id" <= 3 ORDER BY "id"')
    ).map(({ name }) => name)
    expect(logged.map(({ changes, ...entry }) => ({ ...entry, changes: JSON.parse(changes) }))).toEqual([
      { by: 'Nadia Rahal', restaurantId: 2, changes: [{ field: 'venues', before: null, after: kitchen }] },
      { by: 'Nadia Rahal', restaurantId: 1, changes: [{ field: 'venues', before: null, after: hotel }] },
      { by: 'Layla Haddad', restaurantId: 1, changes: [{ field: 'venues', before: hotel, after: null }] },
      { by: 'Nadia Rahal', restaurantId: 3, changes: [{ field: 'venues', before: null, after: third }] },
    ])
  })

  it('stays signed in when a venue is added, and sees it at once', async () => {
    const { id, token } = await office.join()
    const orders = () => office.testServer.request('GET', '/v1/order?restaurantId=2', { token })
    expect(await orders()).toMatchObject({ status: 403 })

    await office.patch(id, { restaurantId: [1, 2] })

    expect(await orders()).toMatchObject({ status: 200 })
  })
})

function list(query: string, token = office.admin) {
  return office.testServer.request<Paged<StaffMember>>('GET', `/v1/staff?${query}`, { token })
}
