import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { type Problem, type Problems, sentenceOf } from '../kit/problems.ts'
import type { SettingProblems } from '../kit/settings.ts'
import { isWebAddress } from '../kit/web-address.ts'
import { type PosAddressErrorCode, posAddressErrors } from './pos.addresses.errors.ts'

/** The most addresses of a venue. */
export const posAddressesAtMost = 20

/** The limits in characters. Keys are as long as those of items. */
const urlLength = 500
const keyLength = 60

/** An address to which a venue's orders are posted. (spec 1, §3) */
export const posAddressSchema = Type.Object(
  {
    /** The id that menus reference as `menuPosId`; unique in the venue. */
    id: idSchema,
    endPointUrl: Type.String({ maxLength: urlLength }),
    /** The address for orders of an open check; empty if the POS has none. */
    openCheckUrl: Type.String({ maxLength: urlLength }),
    /** The POS's own key of the item that carries comments; empty if comments are not sent. */
    commentItemId: Type.String({ maxLength: keyLength }),
    /** True for the address that gets everything that belongs to no other; exactly one address of a venue has it. */
    isDefaultPos: Type.Boolean(),
  },
  { additionalProperties: false },
)

export type PosAddress = Static<typeof posAddressSchema>

export const posAddressesSchema = Type.Array(posAddressSchema, { maxItems: posAddressesAtMost })

/** Returns the problems of one address: its URLs must be http or https, without user name and password. */
export function problemsOfPosAddress({
  endPointUrl,
  openCheckUrl,
}: Pick<PosAddress, 'endPointUrl' | 'openCheckUrl'>): Problems<PosAddressErrorCode> {
  return {
    ...(!isWebAddress(endPointUrl) && { endPointUrl: { code: endPointUrl === '' ? 'urlMissing' : 'urlInvalid' } }),
    ...(openCheckUrl !== '' && !isWebAddress(openCheckUrl) && { openCheckUrl: { code: 'urlInvalid' } }),
  }
}

/** Returns the problems of a venue's addresses: those of each one, duplicate ids, and not exactly one default. */
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
