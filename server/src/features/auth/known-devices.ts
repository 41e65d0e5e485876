import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { readStored } from '#kit/stored-json.ts'

/** A browser that somebody signed in with before: its own id, and the accounts, as hashes, the newest last. */
export type KnownDevice = { id: string; accounts: readonly string[] }

type Stored = KnownDevice & { expiresAt: number }

const deviceCookie = 'brigade-device'

const keptDays = 180
/** A tablet that stands in a venue is used by many. */
const accountsAtMost = 20

/**
 * Signs and reads the cookie by which a browser shows that an account signed in with it before. It signs nobody in: all that it is good for
 * is that wrong passwords from elsewhere don't hold its people up. A copied one is worth five tries a minute at these accounts.
 */
export class KnownDevices {
  readonly #key: Buffer
  readonly #isHttps: boolean

  constructor({ secret, isHttps }: { secret: string; isHttps: boolean }) {
    // Of its own, so that nothing signed here could ever pass for a token.
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32))
    this.#isHttps = isHttps
  }

  /** The device that a `Cookie` header shows; nothing for one that is not ours or too old. */
  read(cookies: string | undefined, now: Date): KnownDevice | undefined {
    const [, payload, signature] = cookiePattern.exec(cookies ?? '') ?? []
    if (!payload || !signature || !this.#isOurs(payload, signature)) return undefined
    // Signed by us, so it is what `write` has made.
    const { expiresAt, ...device } = readStored<Stored>(Buffer.from(payload, 'base64url').toString())
    return expiresAt > now.getTime() ? device : undefined
  }

  /** The `Set-Cookie` after an account has signed in with a device, known or new. */
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

/** Whether an account signed in with a device before. */
export function isKnownTo(device: KnownDevice | undefined, account: string): device is KnownDevice {
  return device?.accounts.includes(hashOf(account)) ?? false
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${deviceCookie}=([\\w-]{1,2000})\\.([\\w-]{1,100})(?:;|$)`)

function hashOf(account: string): string {
  return createHash('sha256').update(account).digest('base64url').slice(0, 16)
}
