import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { type Problem, type Problems, sentenceOf } from '../kit/problems.ts'
import type { SettingProblems } from '../kit/settings.ts'
import { type PosAddressErrorCode, posAddressErrors } from './pos.addresses.errors.ts'

/** How many addresses a venue may have at most. */
export const posAddressesAtMost = 20

/** In characters. Keys are as long as those of items. */
const urlLength = 500
const keyLength = 60

/** Where a venue's orders are posted. (spec 1, §3) */
export const posAddressSchema = Type.Object(
  {
    /** Which menus say as theirs (`menuPosId`); unique in the venue. */
    id: idSchema,
    endPointUrl: Type.String({ maxLength: urlLength }),
    /** Where orders of an open check are posted; empty where the POS has no such address. */
    openCheckUrl: Type.String({ maxLength: urlLength }),
    /** The POS's own key of the item that carries comments; empty where comments are not sent. */
    commentItemId: Type.String({ maxLength: keyLength }),
    /** Takes what belongs to no other. Exactly one of a venue's addresses is. */
    isDefaultPos: Type.Boolean(),
  },
  { additionalProperties: false },
)

export type PosAddress = Static<typeof posAddressSchema>

export const posAddressesSchema = Type.Array(posAddressSchema, { maxItems: posAddressesAtMost })

/** What is wrong with one address: its web addresses must be http or https, without name and password in them. */
export function problemsOfPosAddress({
  endPointUrl,
  openCheckUrl,
}: Pick<PosAddress, 'endPointUrl' | 'openCheckUrl'>): Problems<PosAddressErrorCode> {
  return {
    ...(!isWebAddress(endPointUrl) && { endPointUrl: { code: endPointUrl === '' ? 'urlMissing' : 'urlInvalid' } }),
    ...(openCheckUrl !== '' && !isWebAddress(openCheckUrl) && { openCheckUrl: { code: 'urlInvalid' } }),
  }
}

/** What is wrong with the addresses of a venue: each for itself, and that ids are unique and exactly one is the default. */
export function problemsOfPosAddresses(addresses: readonly PosAddress[]): SettingProblems {
  const ids = addresses.map(({ id }) => id)
  const defaults = addresses.flatMap(({ isDefaultPos }, index) => (isDefaultPos ? [index] : []))
  const own = addresses.flatMap((address, index) => [
    ...Object.entries(problemsOfPosAddress(address)).map(([field, problem]) => [`${index}.${field}`, problem] as const),
    ...(ids.indexOf(address.id) < index ? [[`${index}.id`, { code: 'addressIdTwice' }] as const] : []),
  ])
  const problems: Problems<PosAddressErrorCode> = {
    ...Object.fromEntries(own),
    ...(addresses.length > 0 && defaults.length === 0 && { '': { code: 'defaultMissing' } }),
    ...Object.fromEntries(defaults.slice(1).map((index) => [`${index}.isDefaultPos`, { code: 'defaultTwice' }])),
  }
  return Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, withSentence(problem)]))
}

function withSentence(problem: Problem<PosAddressErrorCode>) {
  return { ...problem, sentence: sentenceOf(posAddressErrors, problem) }
}

/** A name, an address of four numbers or one in brackets, then perhaps a port, a path and a query; no user, no part after `#`. */
const webAddress =
  /^https?:\/\/(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?(?:[/?][!-"$-~]*)?$/i

function isWebAddress(text: string): boolean {
  const found = webAddress.exec(text)
  return found !== null && Number(found.groups?.port ?? 1) <= 65_535 && Number(found.groups?.port ?? 1) > 0
}
