import { createHash } from 'node:crypto'
import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import { imageErrors, type ImageProblem } from '@brigade/domain/files/files.errors.ts'
import { findImageProblems, readImageHeader } from '@brigade/domain/files/files.rules.ts'
import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { badRequest } from '#kit/errors/errors.ts'
import type { FileStorage } from '#kit/files/file-storage.ts'
import { imageTooLarge } from './image-too-large.ts'
import { addressOfFile, contentTypes } from './stored-files.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { cleanImage } from './clean-image.ts'
import { type FileRow, insertFile, renewFile } from './file-row.ts'
import { keepBytes, removeBytesSoon, removeBytesUnlessKept } from './remove-bytes.job.ts'
import { unusedForMs } from './remove-unused-files.ts'

export type StoreImage = {
  db: Database
  storage: FileStorage
  bytes: Uint8Array
  folder: ImageFolder
  /** Null for a picture that will belong to the venue whose record shows it first. */
  venueId: number | null
  user: Principal
  /** The part of its name that can't be guessed: sixteen hexadecimal digits. */
  secret: string
  now: Date
}

/**
 * Checks a picture by its bytes and stores it without its metadata. The same picture of the same venue is stored once. Throws
 * PayloadTooLarge for one that is too large, BadRequest with the specification's sentence for any other that is not accepted. (spec 2, §9)
 */
export async function storeImage(input: StoreImage): Promise<FileRow> {
  const { db, storage, bytes, folder, venueId, user, secret, now } = input
  const [problem] = findImageProblems(bytes, folder)
  if (problem) throw refusal(problem)

  const hash = createHash('sha256').update(bytes).digest('hex')
  const checkAt = new Date(now.getTime() + unusedForMs).toISOString()
  const { by, byKind, byId, at } = doneBy(user, now)
  const uploaded = { uploadedBy: by, uploadedByKind: byKind, uploadedById: byId, uploadedAt: at }
  const upload = { restaurantId: venueId, folder, hash, ...uploaded, checkAt }
  const known = await db.write(() => renewFile(upload))
  if (known && (await storage.has(known.key))) return known

  const header = readImageHeader(bytes)
  if (typeof header === 'string') throw refusal('damaged')
  const clean = await cleanImage(bytes, header.type, folder)
  if (typeof clean === 'string') throw refusal(clean)
  const key = known?.key ?? `${venueId ?? 0}/${folder}/${hash.slice(0, 32)}-${secret}.${header.type}`
  // Enqueued before the bytes are stored: if this process ends in between, they are removed again.
  if (!known) await db.write(() => removeBytesUnlessKept(key, now))
  await storage.put(key, clean, contentTypes[header.type])
  if (known) return known
  const row = await db.write(() => insertFile({ ...upload, key, url: addressOfFile(key), bytes: clean.length }))
  // Another upload of the same picture at the same time was first.
  if (row.key !== key) await db.write(() => removeNow(key, now))
  return row
}

function* removeNow(key: string, now: Date): Transaction<void> {
  yield* keepBytes(key)
  yield* removeBytesSoon(key, now)
}

function refusal(problem: ImageProblem): Error {
  if (problem === 'size') return imageTooLarge()
  const sentence = imageErrors[problem]
  return badRequest({ message: sentence, reason: problem, fields: { file: sentence } })
}
