import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import { posAddressErrors } from '@brigade/domain/pos/pos.addresses.errors.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { isLocalHost } from '#kit/outgoing/outgoing-address.ts'
import type { Transaction } from '#kit/database/transaction.ts'

const urlFields = ['endPointUrl', 'openCheckUrl'] as const

/**
 * Refuses addresses of the server itself and of its local network, unless its administrator has allowed them. An address that was saved
 * before stays until it is changed: it is not called. Throws BadRequest.
 */
// oxlint-disable-next-line require-yield -- It has the shape of the others, and nothing to ask the database.
export function* refuseLocalAddresses({
  before,
  changed,
  app,
}: HookInputs['venues:settingsChange']): Transaction<void> {
  if (!app.get('allowsLocalTargets')) refuseAdded(changed.integratedPOSList ?? [], before.integratedPOSList)
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
