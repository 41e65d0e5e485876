import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { makeNamesakes } from '#testing/namesakes.ts'
import { aPicture, upload } from '#testing/pictures.ts'

const emails = ['manager@hotel.demo', 'admin@brigade.demo'] as const

let testServer: TestServer

beforeAll(async () => {
  testServer = await startTestServer()
})

afterAll(() => testServer.close())

it('keeps by which account a picture was uploaded last, for two people may have one name', async () => {
  const [managerId, adminId] = await makeNamesakes(testServer, emails)
  const [manager, admin] = [await testServer.signIn(emails[0]), await testServer.signIn(emails[1])]
  const bytes = await aPicture().png().toBuffer()
  const query = 'folder=item-images&restaurantId=1'

  await upload(testServer, { token: manager, bytes, query })
  const first = await files()
  await upload(testServer, { token: admin, bytes, query })

  const uploaded = { uploadedBy: 'Layla Haddad', uploadedByKind: 'staff' }
  expect(first).toEqual([{ ...uploaded, uploadedById: managerId }])
  expect(await files()).toEqual([{ ...uploaded, uploadedById: adminId }])
})

function files() {
  return testServer.db.many('SELECT "uploadedBy", "uploadedByKind", "uploadedById" FROM files')
}
