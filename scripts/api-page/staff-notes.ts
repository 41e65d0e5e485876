import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import type { ServicePath } from '@brigade/domain/services.ts'
import { endStaffSessionPath, staffLinkPath, staffPath, useLinkPath } from '@brigade/domain/staff/staff.api.ts'

/** Notes on the calls about accounts that schemas cannot express. */
export const staffNotes: Partial<Record<ServicePath, Partial<Record<ServiceMethod, string>>>> = {
  [staffPath]: {
    find: 'Accounts of roles that the caller does not see are left out. At a venue with `isPassphrase`, managers need its passphrase: without it, this and every other call about its staff is a 403 (`passphraseNeeded`) with `data.gate` `staffAccess`.',
    create:
      'An email that has an account is a 400 (`emailTaken`), a role that the caller may not give too (`roleNotYours`). A repeated call answers a new link of the same account, because only the hash of the first is stored.',
    patch:
      'Without `restaurantId`, the venues stay. With it, they are those of the caller that the person has from now on; venues elsewhere stay. One’s own role, venues or access is a 403 (`ownAccess`), an account of a role that the caller does not manage too (`notManaged`), ' +
      'and any change but that of the venues if the person also works elsewhere (`worksElsewhere`).',
    remove: 'If the person has joined it is a 409 (`hasJoined`).',
  },
  [staffLinkPath]: { create: 'For a deactivated account it is a 409 (`isInactive`).' },
  [endStaffSessionPath]: { create: 'The `id` is that of the list of sessions.' },
  [useLinkPath]: {
    create:
      'Names and language that are left out stay. A link that no longer works is a 409: `linkUnknown`, `linkExpired`, `linkUsed` or `linkRenewed`. Many wrong ones from one address are a 429.',
  },
}
