import { join } from 'node:path'
import { Unavailable } from '@feathersjs/errors'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { troubleOf, troubleRefusal } from '../errors/database-troubles.ts'
import type { Logger } from '../logging/logger.ts'
import type { S3Settings } from '../settings/s3-settings.ts'
import { WrongSettings } from '../settings/settings.ts'

/** Stores uploaded files under keys such as `1/item-images/….png`. */
export type FileStorage = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Returns undefined when there is no such file. Throws Unavailable when the storage does not answer. */
  get(key: string): Promise<Uint8Array | undefined>
  has(key: string): Promise<boolean>
  /** Removes a file. A missing file is no failure. */
  remove(key: string): Promise<void>
}

type Place = { dataDir: string; s3?: S3Settings; log: Logger }

/** Opens the S3-compatible service of the settings, or the local disk. Throws WrongSettings when the service refuses them. */
export async function openFileStorage({ dataDir, s3, log }: Place): Promise<FileStorage> {
  if (!s3) return storageOn(new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' })))
  const storage = storageOn(new Disk(await openS3(s3)))
  await checkS3(storage, { s3, log })
  return storage
}

function storageOn(disk: Disk): FileStorage {
  const options = { cacheControl: 'private, max-age=31536000, immutable' }
  return {
    put: (key, bytes, contentType) => reach(() => disk.put(key, bytes, { ...options, contentType })),
    get: (key) => reach(() => disk.getBytes(key).catch(nothingIfMissing)),
    has: (key) => reach(() => disk.exists(key)),
    remove: (key) => reach(() => disk.delete(key)),
  }
}

async function reach<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    const refusal =
      troubleOf(cause) === 'diskFull'
        ? troubleRefusal('diskFull')
        : new Unavailable('The file storage isn’t responding.', {})
    throw Object.assign(refusal, { cause: error })
  }
}

function nothingIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

/** The library for S3 is large, and loaded only if it is used. */
async function openS3({ bucket, region, endpoint, accessKeyId, secretAccessKey, isPathStyle }: S3Settings) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket,
    region,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    visibility: 'private',
    // Many S3-compatible services support neither access lists nor the newer checksums.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  })
}

/** The settings that cause a refusal of the storage at the start, by status. */
const blamed: Record<number, string> = {
  301: 'STORAGE_S3_REGION is not where the bucket is',
  400: 'STORAGE_S3_REGION or STORAGE_S3_ENDPOINT does not fit the service',
  401: 'STORAGE_S3_ACCESS_KEY_ID and STORAGE_S3_SECRET_ACCESS_KEY are refused by the service',
  403: 'STORAGE_S3_ACCESS_KEY_ID and STORAGE_S3_SECRET_ACCESS_KEY may not write to the bucket',
  404: 'STORAGE_S3_BUCKET is not there',
}

/** Writes a small file and deletes it. A service that is only unreachable does not keep Brigade from starting. */
async function checkS3(storage: FileStorage, { s3, log }: { s3: S3Settings; log: Logger }): Promise<void> {
  const key = 'brigade-check.txt'
  try {
    await storage.put(key, new TextEncoder().encode('Brigade may write here.'), 'text/plain')
    await storage.remove(key)
  } catch (error) {
    const problem = blamed[statusOf(error) ?? 0]
    if (problem) throw new WrongSettings([`${problem} (${messageOf(error)})`])
    log.error({ err: error, bucket: s3.bucket, endpoint: s3.endpoint }, 'The file storage does not respond')
  }
}

function isMissing(error: unknown): boolean {
  return (
    causesOf(error).some((cause) => cause.code === 'ENOENT' || cause.name === 'NoSuchKey') || statusOf(error) === 404
  )
}

function statusOf(error: unknown): number | undefined {
  return causesOf(error).find((cause) => cause.$metadata)?.$metadata?.httpStatusCode
}

function messageOf(error: unknown): string {
  return causesOf(error).at(-1)?.message ?? 'no reason given'
}

type StorageError = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

/** Returns the error and its causes: flydrive wraps the driver's error. */
function causesOf(error: unknown): StorageError[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
