import { readStored } from '#kit/database/stored-json.ts'
import { derivedKey } from '#kit/settings/derived-key.ts'
import { openSealed, sealText } from '#kit/settings/sealed-text.ts'
import type { Mail } from './public/queue-mail.ts'

/** Encrypts a mail: links in it open accounts, and a copy of the database alone must not show them. */
export function sealMail(mail: Mail, secret: string): string {
  return sealText(JSON.stringify(mail), sealOf(secret))
}

/** Returns a mail that was encrypted; undefined if the server has another secret by now. */
export function openMail(content: string, secret: string): Mail | undefined {
  const text = openSealed(content, sealOf(secret))
  // Nobody else has the key, so `sealMail` has written it.
  return text === undefined ? undefined : readStored<Mail>(text)
}

function sealOf(secret: string) {
  return { key: derivedKey(secret, 'brigade mails'), context: 'mail' }
}
