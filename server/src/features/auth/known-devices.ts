import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readStored } from '#kit/database/stored-json.ts'
import { derivedKey } from '#kit/settings/derived-key.ts'

/** A browser in which someone signed in before: its own id, and the accounts as hashes, the newest last. */
export type KnownDevice = { id: string; accounts: readonly string[] }

type Stored = KnownDevice & { expiresAt: number }

const deviceCookie = 'brigade-device'

const keptDays = 180
/** Many people use one tablet of a venue. */
const accountsAtMost = 20

/**
 * Signs and reads the cookie by which a browser shows that an account signed in with it before. The cookie is no sign-in: it only keeps
 * wrong passwords from elsewhere from slowing these people down. A copied one is worth five tries a minute at these accounts.
 */
export class KnownDevices {
  readonly #key: Buffer
  readonly #isHttps: boolean

  constructor({ secret, isHttps }: { secret: string; isHttps: boolean }) {
    this.#key = derivedKey(secret, 'known devices')
    this.#isHttps = isHttps
  }

  /** Returns the device of a `Cookie` header; undefined for one that is not signed by this server or too old. */
  read(cookies: string | undefined, now: Date): KnownDevice | undefined {
    const [, payload, signature] = cookiePattern.exec(cookies ?? '') ?? []
    if (!payload || !signature || !this.#isOurs(payload, signature)) return undefined
    // The signature is ours, so `write` has made it.
    const { expiresAt, ...device } = readStored<Stored>(Buffer.from(payload, 'base64url').toString())
    return expiresAt > now.getTime() ? device : undefined
  }

  /** Returns the `Set-Cookie` header after an account has signed in with a device, known or new. */
  write(device: KnownDevice | undefined, { account, now }: { account: string; now: Date }): string {
    const added = hashOf(account)
    const others = (device?.accounts ?? []).filter((known) => known !== added)
    const stored: Stored = {
      id: device?.id ?? randomBytes(12).toString('base64url'),
      accounts: [...others, added].slice(-accountsAtMost),
      expiresAt: now.getTime() + keptDays * 86_400_000,
    }
    const payload = Buffer.from(JSON.stringify(stored)).toString('base64url')
    const attributes = `Path=/; Max-Age=${keptDays * 86_400}; HttpOnly; SameSite=Strict${this.#isHttps ? '; Secure' : ''}`
    return `${deviceCookie}=${payload}.${this.#sign(payload)}; ${attributes}`
  }

  #isOurs(payload: string, signature: string): boolean {
    const right = Buffer.from(this.#sign(payload))
    const given = Buffer.from(signature)
    return given.length === right.length && timingSafeEqual(given, right)
  }

  #sign(payload: string): string {
    return createHmac('sha256', this.#key).update(payload).digest('base64url')
  }
}

/** Returns whether an account signed in with a device before. */
export function isKnownTo(device: KnownDevice | undefined, account: string): device is KnownDevice {
  return device?.accounts.includes(hashOf(account)) ?? false
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${deviceCookie}=([\\w-]{1,2000})\\.([\\w-]{1,100})(?:;|$)`)

function hashOf(account: string): string {
  return createHash('sha256').update(account).digest('base64url').slice(0, 16)
}
