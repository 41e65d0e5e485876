import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { claimFiles, filesOfImages, releaseFiles } from './public/claim-files.ts'
import type { FileStorage } from '#kit/files/file-storage.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { aPicture, upload } from '#testing/pictures.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { storeImage } from './store-image.ts'

const dayMs = 24 * 3_600_000

let testServer: TestServer
let manager: string
let admin: string
let now = noon
let colours = 0

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  manager = await testServer.signIn('manager@hotel.demo')
  admin = await testServer.signIn('admin@brigade.demo')
})

beforeEach(async () => {
  now = noon
  await testServer.db.many('DELETE FROM files')
})

afterAll(() => testServer.close())

describe('deleting a file', () => {
  it('takes away one that no record shows', async () => {
    const url = await aStoredPicture()

    expect(await deleteFile(url)).toMatchObject({ status: 200, body: { url } })
    expect(await isThere(url)).toBe(false)
    expect(await deleteFile(url)).toMatchObject({ status: 404 })
  })

  it.each(['items', 'categories'])('is refused while one of the %s shows it, which it names', async (table) => {
    const url = await aStoredPicture()
    const { id, name } = await show(table, [url])

    const refusal = await deleteFile(url)

    const usedBy = { kind: table === 'items' ? 'item' : 'category', id, name }
    expect(refusal).toMatchObject({ status: 409, body: { data: { reason: 'fileInUse', usedBy } } })
    expect(refusal.body.message).toContain(name)
    expect(await isThere(url)).toBe(true)
    await show(table, [])
    expect(await deleteFile(url)).toMatchObject({ status: 200 })
  })

  it("is not possible with a stranger's, nor with what is none", async () => {
    const strange = await aStoredPicture({ token: admin, venueId: 2 })

    for (const url of [strange, '/pictures/tea.png', '../jwt-secret', '%', 'https://elsewhere.example/a.png']) {
      expect(await deleteFile(url)).toMatchObject({ status: 404, body: { data: { reason: 'fileUnknown' } } })
    }
    expect(await isThere(strange)).toBe(true)
  })

  it('of a category is for who may add it', async () => {
    const url = await aStoredPicture({ token: admin, venueId: 1, folder: 'category-images' })

    expect(await deleteFile(url)).toMatchObject({
      status: 403,
      body: { data: { permission: 'categories:writeImages' } },
    })
    expect(await deleteFile(url, admin)).toMatchObject({ status: 200 })
  })

  it('is for those who write menus, and names what is wrong with the call', async () => {
    const url = await aStoredPicture()
    const waiter = await testServer.signIn('waiter@hotel.demo')

    expect(await deleteFile(url, waiter)).toMatchObject({ status: 403 })
    expect(await deleteFile(url, '')).toMatchObject({ status: 401 })
    const wrong = await testServer.request('POST', '/v1/file/delete', { token: manager, body: { data: {} } })
    expect(wrong).toMatchObject({ status: 400, body: { data: { fields: { 'data.url': expect.any(String) } } } })
  })

  it('takes the address alone, as the first document writes it', async () => {
    const url = await aStoredPicture()

    const answer = await testServer.request('POST', '/v1/file/delete', { token: manager, body: { url } })

    expect(answer).toMatchObject({ status: 200, body: { url } })
    expect(await deleteFile(url)).toMatchObject({ status: 404 })
  })

  it('that two people do at once is done once', async () => {
    const url = await aStoredPicture()

    const answers = await Promise.all([deleteFile(url), deleteFile(url)])

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
  })
})

describe('a record', () => {
  it('claims pictures of its venue alone, and is told by name which are gone', async () => {
    const [mine, strange] = [await aStoredPicture(), await aStoredPicture({ token: admin, venueId: 2 })]
    const claim = (urls: string[], kept: string[] = []) =>
      testServer.db.write(() => claimFiles({ venueId: 1, files: filesOfImages('item-images', urls), kept }))

    await expect(claim([mine])).resolves.toBeUndefined()
    await expect(claim([mine, '/pictures/tea.png'], ['/pictures/tea.png'])).resolves.toBeUndefined()
    await expect(claim([mine, strange])).rejects.toMatchObject({
      code: 400,
      data: { reason: 'fileGone', fields: { 'images.1': expect.any(String) } },
    })
    await expect(claim(['/pictures/tea.png', 'javascript:alert(1)'])).rejects.toMatchObject({
      data: { fields: { 'images.0': expect.any(String), 'images.1': expect.any(String) } },
    })
  })

  it.each([
    ['of another kind', 1],
    ['of another kind and of no venue yet', null],
  ])('does not take a picture %s', async (_what, restaurantId) => {
    const url = await aStoredPicture({ token: admin, venueId: 1, folder: 'category-images' })
    await testServer.db.many('UPDATE files SET "restaurantId" = ? WHERE "url" = ?', restaurantId, url)
    const claim = (folder: ImageFolder) =>
      testServer.db.write(() => claimFiles({ venueId: 1, files: filesOfImages(folder, [url]) }))

    await expect(claim('item-images')).rejects.toMatchObject({
      data: { reason: 'fileGone', fields: { 'images.0': expect.any(String) } },
    })
    await expect(claim('category-images')).resolves.toBeUndefined()
  })

  it('never shows a picture that was deleted in the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const url = await aStoredPicture()
      const showing = testServer.db.write(function* () {
        yield* claimFiles({ venueId: 1, files: filesOfImages('item-images', [url]) })
        yield { sql: 'UPDATE items SET "images" = ? WHERE "id" = 1', params: [JSON.stringify([url])] }
      })

      const [shown, deleted] = await Promise.allSettled([showing, deleteFile(url)])

      const isShown = shown.status === 'fulfilled'
      expect(await isThere(url)).toBe(isShown)
      expect(deleted).toMatchObject({ value: { status: isShown ? 409 : 200 } })
      await show('items', [])
    }
  })

  it('lets go of pictures, except those that another record shows', async () => {
    const [shown, alone] = [await aStoredPicture(), await aStoredPicture()]
    await show('categories', [shown])

    const { db, fileUses } = testServer.app
    await db.write(() => releaseFiles(fileUses, { urls: [shown, alone, alone, '/pictures/tea.png'], now }))

    expect(await isThere(shown)).toBe(true)
    expect(await isThere(alone)).toBe(false)
    await show('categories', [])
  })
})

describe('the clean-up', () => {
  const cleanUp = async (at: Date) => {
    now = at
    const { db, fileUses, jobs } = testServer.app
    const removed = await removeUnusedFiles({ db, uses: fileUses, now })
    await jobs.runDue()
    return removed
  }

  it('takes away what was uploaded a day ago and is shown by nobody', async () => {
    const [shown, left] = [await aStoredPicture(), await aStoredPicture()]
    await show('items', [shown])

    expect(await cleanUp(new Date(noon.getTime() + dayMs - 1))).toBe(0)
    expect(await cleanUp(new Date(noon.getTime() + dayMs))).toBe(1)

    expect(await isThere(left)).toBe(false)
    expect(await isThere(shown)).toBe(true)
    expect(await testServer.db.many('SELECT "url" FROM files')).toEqual([{ url: shown }])
    await show('items', [])
  })

  it('looks again after a month at what a record showed', async () => {
    const shown = await aStoredPicture()
    await show('items', [shown])
    await cleanUp(new Date(noon.getTime() + dayMs))
    await show('items', [])

    expect(await cleanUp(new Date(noon.getTime() + 2 * dayMs))).toBe(0)
    expect(await cleanUp(new Date(noon.getTime() + 31 * dayMs))).toBe(1)
    expect(await isThere(shown)).toBe(false)
  })

  it('takes away the bytes of a picture that was stored while the server died, after a day', async () => {
    const { storage } = testServer.app
    const keys: string[] = []
    const dying: FileStorage = {
      ...storage,
      async put(key, bytes, type) {
        await storage.put(key, bytes, type)
        keys.push(key)
        throw new Error('The process ends here')
      },
    }
    const bytes = await aPicture({ colour: 'rgb(0, 0, 99)' }).png().toBuffer()
    await expect(store(bytes, dying)).rejects.toThrow('The process ends here')
    const [key] = keys
    expect(await storage.has(key!)).toBe(true)

    await cleanUp(new Date(noon.getTime() + dayMs - 1))
    expect(await storage.has(key!)).toBe(true)
    await cleanUp(new Date(noon.getTime() + dayMs))

    expect(await storage.has(key!)).toBe(false)
    expect(await removalsLeft()).toEqual([])
  })

  it('takes away the bytes of a deleted picture that could not be removed at once', async () => {
    const url = await aStoredPicture()
    const { storage } = testServer.app
    const { remove } = storage
    storage.remove = () => Promise.reject(new Error('The storage does not answer'))

    expect(await deleteFile(url)).toMatchObject({ status: 200 })
    expect(await isThere(url)).toBe(true)
    storage.remove = remove

    now = new Date(noon.getTime() + 59_999)
    expect(await isThere(url)).toBe(true)
    now = new Date(noon.getTime() + 60_000)
    expect(await isThere(url)).toBe(false)
    expect(await removalsLeft()).toEqual([])
  })

  it('leaves alone what a file stands for, and has nothing left to do after a deletion', async () => {
    const [kept, deleted] = [await aStoredPicture(), await aStoredPicture()]
    await show('items', [kept])
    await deleteFile(deleted)
    await testServer.app.jobs.runDue()

    expect(await removalsLeft()).toEqual([])
    await cleanUp(new Date(noon.getTime() + dayMs))
    expect(await isThere(kept)).toBe(true)
    await show('items', [])
  })

  it('finds its way by indexes', async () => {
    const { db, statements } = recordStatements(testServer.db)
    const url = await aStoredPicture()

    now = new Date(noon.getTime() + dayMs)
    await removeUnusedFiles({ db, uses: testServer.app.fileUses, now })

    expect(await isThere(url)).toBe(false)
    expect(statements.length).toBeGreaterThan(2)
    for (const statement of statements) {
      const plan = await planOf(testServer.db, statement)
      expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
    }
  })
})

type Stored = { token?: string; venueId?: number; folder?: string }

async function aStoredPicture({ token = manager, venueId = 1, folder = 'item-images' }: Stored = {}): Promise<string> {
  colours += 1
  const bytes = await aPicture({ colour: `rgb(${colours}, 0, 0)` })
    .png()
    .toBuffer()
  const query = `folder=${folder}&restaurantId=${venueId}`
  return (await upload(testServer, { token, bytes, query })).body.file.location
}

/** Stores a picture as an upload does, in the given storage. */
function store(bytes: Uint8Array, storage: FileStorage) {
  const { db } = testServer
  const secret = '0123456789abcdef'
  return storeImage({
    db,
    storage,
    bytes,
    folder: 'item-images',
    venueId: 1,
    user: aStaffPrincipal(),
    secret,
    now: noon,
  })
}

function removalsLeft() {
  return testServer.db.many(
    `SELECT "payload", "state" FROM jobs WHERE "kind" = 'files:removeBytes' AND "state" <> 'done'`,
  )
}

function deleteFile(url: string, token = manager) {
  return testServer.request<{ message: string }>('POST', '/v1/file/delete', { token, body: { data: { url } } })
}

/** Returns whether a file is there after all due jobs. */
async function isThere(url: string): Promise<boolean> {
  await testServer.app.jobs.runDue()
  return (await testServer.request('GET', url)).status === 200
}

/** Lets the first record of the table show these pictures. */
async function show(table: string, urls: string[]): Promise<{ id: number; name: string }> {
  const [row] = await testServer.db.many<{ id: number; name: string }>(
    `UPDATE ${table} SET "images" = ? WHERE "id" = 1 RETURNING "id", "name"`,
    JSON.stringify(urls),
  )
  return { id: row!.id, name: (JSON.parse(row!.name) as { en: string }).en }
}
