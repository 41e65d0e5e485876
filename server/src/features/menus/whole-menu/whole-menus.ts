import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Database } from '#kit/database.ts'
import { notFound } from '#kit/errors.ts'
import { buildWholeMenu, versionOf } from './build-whole-menu.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A venue's menu, ready to be sent. */
export type ReadyMenu = { version: number; etag: string; bytes(encoding: Encoding): Promise<Buffer> }

/** Some megabytes each, of large menus. */
const menusKept = 20

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

/** The whole menus of venues as bytes, made once for a version of the menu, and compressed once for each encoding that is asked for. */
export class WholeMenus {
  readonly #db: Database
  readonly #kept = new Map<number, { version: number; menu: Promise<ReadyMenu> }>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Throws NotFound for a venue that does not exist. */
  async get(venueId: number): Promise<ReadyMenu> {
    const now = await this.#db.read(() => versionOf(venueId))
    if (!now) throw notFound({ message: 'There is no such venue.' })
    const kept = this.#kept.get(venueId)
    const isCurrent = kept !== undefined && kept.version >= now.catalogueVersion
    const menu = isCurrent ? kept.menu : this.#make(venueId)
    const version = isCurrent ? kept.version : now.catalogueVersion
    this.#kept.delete(venueId)
    this.#kept.set(venueId, { version, menu })
    if (this.#kept.size > menusKept) this.#kept.delete(this.#kept.keys().next().value!)
    return menu
  }

  #make(venueId: number): Promise<ReadyMenu> {
    const menu = this.#db.read(() => buildWholeMenu(venueId)).then(({ version, json }) => readyMenu(version, json))
    // One that could not be made is made again for the next who asks.
    menu.catch(() => this.#kept.delete(venueId))
    return menu
  }
}

function readyMenu(version: number, json: string): ReadyMenu {
  const plain = Buffer.from(json)
  const encoded = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  const hash = createHash('sha1').update(plain).digest('base64url').slice(0, 16)
  return {
    version,
    etag: `W/"${version}-${hash}"`,
    bytes(encoding) {
      const known = encoded.get(encoding)
      if (known) return known
      const making = encoding === 'identity' ? Promise.resolve(plain) : compress[encoding](plain)
      encoded.set(encoding, making)
      return making
    },
  }
}
