import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { defaulted, flag, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import { auditedPerson } from './audited-person.ts'

/** Storage of accounts, without their venues: with the hash of the password, which never leaves the server. */
export const userColumns = columnsOf<Omit<StaffUser, 'restaurantId'>, { passwordHash: string }>(
  undefined,
  auditedPerson,
)(
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
  { passwordHash: plain },
)

export type UserRow = RowOf<typeof userColumns>
