import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { Mail } from './public/queue-mail.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts a mail: links in it open accounts, and whoever reads the database or a backup must not find them. */
export function sealed(mail: Mail, secret: string): string {
  const iv = randomBytes(ivBytes)
  const writer = createCipheriv(cipher, keyOf(secret), iv)
  const content = [writer.update(JSON.stringify(mail), 'utf8'), writer.final()]
  return Buffer.concat([iv, writer.getAuthTag(), ...content]).toString('base64')
}

/** Returns a mail that was encrypted; undefined if the server has another secret by now. */
export function unsealed(content: string, secret: string): Mail | undefined {
  const bytes = Buffer.from(content, 'base64')
  const reader = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivBytes))
  reader.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    const text = reader.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + reader.final('utf8')
    return mailIn(JSON.parse(text))
  } catch {
    return undefined
  }
}

function mailIn(value: unknown): Mail | undefined {
  if (!hasFields(value)) return undefined
  const { to, subject, text } = value
  const isWhole = typeof to === 'string' && typeof subject === 'string' && typeof text === 'string'
  return isWhole ? { to, subject, text } : undefined
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'brigade mails', 32))
}
