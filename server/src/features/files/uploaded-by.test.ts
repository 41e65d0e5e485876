import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harbour, startHarbour } from '#testing/harbour.ts'
import { makeNamesakes } from '#testing/namesakes.ts'
import { aPicture, upload } from '#testing/pictures.ts'

const emails = ['manager@hotel.demo', 'admin@brigade.demo'] as const

let harbour: Harbour

beforeAll(async () => {
  harbour = await startHarbour()
})

afterAll(() => harbour.close())

it('keeps by which account a picture was uploaded last, for two people may have one name', async () => {
  const [managerId, adminId] = await makeNamesakes(harbour, emails)
  const [manager, admin] = [await harbour.signIn(emails[0]), await harbour.signIn(emails[1])]
  const bytes = await aPicture().png().toBuffer()
  const query = 'folder=item-images&restaurantId=1'

  await upload(harbour, { token: manager, bytes, query })
  const first = await files()
  await upload(harbour, { token: admin, bytes, query })

  const uploaded = { uploadedBy: 'Layla Haddad', uploadedByKind: 'staff' }
  expect(first).toEqual([{ ...uploaded, uploadedById: managerId }])
  expect(await files()).toEqual([{ ...uploaded, uploadedById: adminId }])
})

function files() {
  return harbour.db.many('SELECT "uploadedBy", "uploadedByKind", "uploadedById" FROM files')
}
