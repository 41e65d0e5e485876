import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import { posAddressErrors } from '@brigade/domain/pos/pos.addresses.errors.ts'
import { refuseFields } from '#kit/errors.ts'
import type { Happenings } from '#kit/follow-ups.ts'
import { isLocalHost } from '#kit/outgoing-address.ts'
import type { Work } from '#kit/work.ts'

const urlFields = ['endPointUrl', 'openCheckUrl'] as const

/**
 * Refuses addresses of the server itself and of its link where its administrator has not allowed them. An address that was saved before stays
 * until somebody changes it: it is not called. Throws BadRequest.
 */
export function refuseLocalAddresses(allowsLocal: boolean) {
  // oxlint-disable-next-line require-yield -- It has the shape of the others, and nothing to ask the database.
  return function* ({ before, changed }: Happenings['venues:settingsChange']): Work<void> {
    if (!allowsLocal) refuseAdded(changed.integratedPOSList ?? [], before.integratedPOSList)
  }
}

function refuseAdded(addresses: readonly PosAddress[], before: readonly PosAddress[]): void {
  const known = new Set(before.flatMap((address) => urlFields.map((field) => address[field])))
  const refused = addresses.flatMap((address, index) =>
    urlFields
      .filter((field) => !known.has(address[field]) && isLocalHost(URL.parse(address[field])?.hostname ?? ''))
      .map((field) => [`integratedPOSList.${index}.${field}`, { code: 'urlNotAllowed' }] as const),
  )
  refuseFields(Object.fromEntries(refused), posAddressErrors)
}
