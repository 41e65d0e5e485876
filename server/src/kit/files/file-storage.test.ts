import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '#testing/test-server.ts'
import { aPicture, upload } from '#testing/pictures.ts'
import { type S3Service, startS3Service } from '#testing/s3-service.ts'
import { type FileStorage, openFileStorage } from './file-storage.ts'
import { logTo } from '../logging/logger.ts'
import type { S3Settings } from '../settings/s3-settings.ts'
import { WrongSettings } from '../settings/settings.ts'

const bytes = Uint8Array.of(0, 1, 254, 255)
const key = '1/item-images/0123.png'

let dataDir: string
let s3: S3Service
let lines: { level: string; msg: string }[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brigade-files-'))
  s3 = await startS3Service()
  lines = []
})

afterEach(async () => {
  await s3.close()
  await rm(dataDir, { recursive: true })
})

describe.each(['the local disk', 'S3'])('%s', (place) => {
  let storage: FileStorage

  beforeEach(async () => {
    storage = await open(place === 'S3' ? s3.settings : undefined)
  })

  it('gives back what it was given, until it is removed', async () => {
    expect(await storage.has(key)).toBe(false)
    await storage.put(key, bytes, 'image/png')

    expect(await storage.has(key)).toBe(true)
    expect(Uint8Array.from((await storage.get(key))!)).toEqual(bytes)
    await storage.remove(key)
    expect(await storage.get(key)).toBeUndefined()
  })

  it('has nothing of what it never had, and removes it without a word', async () => {
    expect(await storage.get(key)).toBeUndefined()
    await expect(storage.remove(key)).resolves.toBeUndefined()
  })

  it('is never left by a key that climbs', async () => {
    await expect(storage.put('../outside.png', bytes, 'image/png')).rejects.toMatchObject({ code: 503 })
    await expect(storage.get('1/../../outside.png')).rejects.toMatchObject({ code: 503 })
  })
})

describe('the local disk', () => {
  it('is a folder of the data', async () => {
    const storage = await open(undefined)
    await storage.put(key, bytes, 'image/png')

    expect((await stat(join(dataDir, 'files', key))).size).toBe(bytes.length)
  })
})

describe('S3', () => {
  it('is told what a file is, and left as it was found', async () => {
    const storage = await open(s3.settings)

    expect([...s3.objects.keys()]).toEqual([])
    await storage.put(key, bytes, 'image/png')
    expect(s3.objects.get(key)).toEqual({ bytes: Buffer.from(bytes), contentType: 'image/png' })
  })

  it.each<[string, Partial<S3Settings>]>([
    ['STORAGE_S3_BUCKET', { bucket: 'another-bucket' }],
    ['STORAGE_S3_ACCESS_KEY_ID', { accessKeyId: 'AKIASTRANGER' }],
    ['STORAGE_S3_SECRET_ACCESS_KEY', { secretAccessKey: 'another' }],
    ['STORAGE_S3_REGION', { region: 'us-west-2' }],
  ])('keeps Brigade from starting with a wrong %s, and names it', async (name, wrong) => {
    const opening = open({ ...s3.settings, ...wrong })

    await expect(opening).rejects.toThrow(WrongSettings)
    await expect(opening).rejects.toThrow(name)
  })

  it('lets Brigade start while it is out of reach, which stands in the log', async () => {
    const storage = await open({ ...s3.settings, endpoint: 'http://127.0.0.1:9' })

    expect(lines).toMatchObject([{ msg: 'The file storage does not respond' }])
    await expect(storage.get(key)).rejects.toMatchObject({ code: 503 })
  })

  it('keeps the pictures of a whole Brigade, and a bad day of it is a 503', async () => {
    const testServer = await startTestServer({ s3: s3.settings })
    try {
      const token = await testServer.signIn('manager@hotel.demo')
      const { body } = await upload(testServer, { token, bytes: await aPicture().png().toBuffer() })
      expect([...s3.objects.keys()]).toEqual([body.file.location.slice('/files/'.length)])
      expect((await testServer.request('GET', body.file.location)).headers.get('content-type')).toBe('image/png')

      s3.fail()

      expect(await testServer.request('GET', body.file.location)).toMatchObject({ status: 503 })
      const another = await aPicture({ colour: 'red' }).png().toBuffer()
      expect(await upload(testServer, { token, bytes: another })).toMatchObject({ status: 503 })
      expect(await testServer.db.many('SELECT "id" FROM files')).toHaveLength(1)
    } finally {
      await testServer.close()
    }
  })
})

function open(settings: S3Settings | undefined): Promise<FileStorage> {
  const log = logTo({ write: (line) => void lines.push(JSON.parse(line)) }, 'info')
  return openFileStorage({ dataDir, ...(settings && { s3: settings }), log })
}
