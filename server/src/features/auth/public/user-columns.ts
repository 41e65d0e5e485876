import type { Doer } from '@brigade/domain/access/principal.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { defaulted, flag, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import { auditedPerson } from '../audited-person.ts'

type Kept = {
  passwordHash: string
  /** True until the owner has chosen a password. */
  isInvited: boolean
  lastSeenAt: string | null
  version: number
  updatedAt: string | null
  updatedBy: string | null
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
}

/** Storage of accounts, without their venues: with the hash of the password, which never leaves the server. */
export const userColumns = columnsOf<Omit<StaffUser, 'restaurantId'>, Kept>(undefined, auditedPerson)(
  'users',
  {
    id: defaulted(plain),
    email: plain,
    role: plain,
    fname: plain,
    lname: plain,
    language: defaulted(plain),
    isActive: defaulted(flag),
    createdAt: plain,
  },
  {
    passwordHash: plain,
    isInvited: defaulted(flag),
    lastSeenAt: defaulted(plain),
    version: rising,
    updatedAt: defaulted(plain),
    updatedBy: defaulted(plain),
    updatedByKind: defaulted(plain),
    updatedById: defaulted(plain),
  },
)

export type UserRow = RowOf<typeof userColumns>
