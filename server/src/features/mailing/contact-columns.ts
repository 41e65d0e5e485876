import type { Doer } from '@brigade/domain/access/principal.ts'
import type { MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { defaulted, flag, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  /** A hash of the address, which stays when the data of the person is deleted: an import can't bring them back. */
  addressKey: string
  /** The secret in the links of this person's mails. It never changes, so links never expire. */
  token: string
  /** Address and name as they are searched. */
  searched: string
  /** True if the data of the person was deleted. */
  isDeleted: boolean
}

/**
 * Storage of contacts. The audit log has only who changed which one and not what, because it would keep addresses of people whose data was
 * deleted; `mailing_consents` has each consent.
 */
export const contactColumns = columnsOf<MailingContact, Kept>()(
  'mailing_contacts',
  {
    id: defaulted(plain),
    restaurantId: plain,
    address: plain,
    name: plain,
    language: plain,
    state: plain,
    consentAt: plain,
    consentSource: plain,
    consentNote: plain,
    consentBy: plain,
    withdrawnAt: defaulted(plain),
    withdrawnSource: defaulted(plain),
    bouncedAt: defaulted(plain),
    bounceAnswer: defaulted(plain),
    version: defaulted(plain),
    createdAt: plain,
    updatedAt: plain,
    updatedBy: plain,
  },
  {
    updatedByKind: plain,
    updatedById: plain,
    addressKey: plain,
    token: plain,
    searched: plain,
    isDeleted: defaulted(flag),
  },
)

export type ContactRow = RowOf<typeof contactColumns>
